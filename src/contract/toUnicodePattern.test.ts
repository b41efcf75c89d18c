import {expect, it} from 'vitest';
import {toUnicodePattern} from './toUnicodePattern';

it.each([
  ['^[a-z]{2,5}\\.$', '^[a-z]{2,5}\\.$'],
  ['^[^/\\r\\n\\:\'"]*$', '^[^/\\r\\n:\'"]*$'],
  ['\\#\\-[\\-a]', '#-[\\-a]'],
  ['^{[a-z{]+}$', '^\\{[a-z{]+\\}$'],
  ['^{3}a]', '^{3}a]'],
  ['[\\w-.]+@[.-\\d]', '[\\w\\-.]+@[.\\-\\d]'],
  ['a]\\_{1}', 'a\\]_{1}'],
  ['^\\p{L}+\\:[\\p{Nd}-.]\\u{3a}$', '^\\p{L}+:[\\p{Nd}\\-.]\\u{3a}$'],
])('reads %j as %j', (pattern, expected) => {
  expect(toUnicodePattern(pattern)).toBe(expected);
});

it.each([
  ['^[^/\\:]+\\#$', ['a#', 'a:#', '/#', 'a']],
  ['^{[\\w-.]+}$', ['{a}', '{a.b-c}', 'a', '{:}']],
])('matches with %j what other languages match', (pattern, texts) => {
  const [written, own] = [new RegExp(pattern), new RegExp(toUnicodePattern(pattern), 'u')];
  expect(texts.map((text) => own.test(text))).toEqual(texts.map((text) => written.test(text)));
});
