import {expect, it} from 'vitest';
import {suggestTitles} from './suggestTitles';

const TITLES = ['Webhook signatures', 'Rate limits', 'License plates', 'Rate limits', 'Countries'];

it.each([
  ['webhokk sgnature', ['Webhook signatures']],
  ['ratelimits', ['Rate limits']],
  ['zzzzqqqq', []],
  ['', []],
])('suggests for "%s" the titles that look like it', (query, titles) => {
  expect(suggestTitles(query, TITLES)).toEqual(titles);
});

it('suggests four at most, the likest first', () => {
  const titles = ['hook a', 'hook', 'hook bcdef', 'hook bc', 'hook bcd'];
  expect(suggestTitles('hook', titles)).toEqual(['hook', 'hook a', 'hook bc', 'hook bcd']);
});
