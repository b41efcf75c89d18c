import {describe, expect, it} from 'vitest';
import type {ContractDocument} from '../types';
import {toDocsText, toInfoFacts} from './facts';
import {toTagFacts} from './toTagFacts';
import {toTags} from './toTags';

const document: ContractDocument = {
  openapi: '3.1.0',
  info: {title: 'Fixture', version: '1'},
  paths: {},
};

describe('where more is written', () => {
  const url = 'https://guide.example/';
  const link = ['a', [url], url];

  it.each([
    ['The guide', [['p', ['The guide', ': ', link]]]],
    ['Read the guide.', [['p', ['Read the guide.', ' ', link]]]],
    ['', [['p', [link]]]],
    [
      'One.\n\nTwo.',
      [
        ['p', [link]],
        ['p', ['One.']],
        ['p', ['Two.']],
      ],
    ],
  ])('is on one line if "%s" is one', (description, expected) => {
    expect(toDocsText({url, description})).toEqual(expected);
  });
});

it('shows the address of mail without its scheme', () => {
  const contact = {email: 'help@acme.example'};
  expect(toInfoFacts({...document, info: {...document.info, contact}})).toEqual([
    ['Contact', [['p', [['a', ['help@acme.example'], 'mailto:help@acme.example']]]]],
  ]);
});

it('names tags that say nothing else together', () => {
  const tags = [{name: 'cats', description: 'All cats.'}, {name: 'dogs'}, {name: 'eels'}];
  expect(toTagFacts(toTags({...document, tags}, []))).toEqual([
    ['cats', [['p', ['All cats.']]]],
    ['Unused tags', [['p', ['dogs, eels']]]],
  ]);
});
