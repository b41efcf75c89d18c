import {expect, it} from 'vitest';
import {highlightRuns} from '../../markdown/highlight/highlight';
import type {ContractDocument} from '../types';
import {writeExamples} from './writeExamples';

const document: ContractDocument = {
  openapi: '3.1.1',
  info: {title: 'Orders', version: '1'},
  paths: {},
};

it.each([
  ['application/xml', '<a>1</a>', {isRaw: true, xml: [[4, '<a>'], '1', [4, '</a>']]}],
  ['text/plain', 'a < b', {isRaw: true}],
  ['application/json', '<a>1</a>', {}],
])('writes an example of %s as it is sent, and XML with its colors', (type, value, more) => {
  expect(writeExamples(document, {example: value}, type, highlightRuns)).toEqual([
    {name: 'example', summary: 'Example', value, ...more},
  ]);
});
