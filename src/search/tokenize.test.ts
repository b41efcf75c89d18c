import {expect, it} from 'vitest';
import {createRandom} from '../site-checks/search/createRandom';
import {stem, tokenize} from './tokenize';

it('splits texts of ASCII as it splits others', () => {
  const {below} = createRandom(7);
  const characters = "aAbB12 -_./:@'{}()\n,#%";
  const texts = Array.from({length: 500}, () =>
    Array.from({length: below(24)}, () => characters[below(characters.length)]).join(''),
  );
  const withUnicode = texts.map((text) => tokenize(`${text} ß`));
  expect(texts.map((text) => [...tokenize(text), 'ß'])).toEqual(withUnicode);
});

it.each([
  ['plateHeight in mm', ['plateheight', 'plate', 'height', 'in', 'mm']],
  ['HTTPClient2', ['httpclient2', 'http', 'client', '2']],
  ['Straßenverkehr Zürich', ['straßenverkehr', 'zurich']],
  ['/apis/{id}', ['apis/id', 'apis', 'id']],
])('splits %j', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

it.each([
  ['recognises', 'recogniz'],
  ['behaviours', 'behavior'],
  ['discolour', 'discolor'],
  ['registering', 'register'],
  ['bought', 'buy'],
  ['addresses', 'address'],
])('finds the stem of %j', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
