import {expect, it} from 'vitest';
import {hideHashes, showHashes} from './hideHashes';

const script = (first: string, second: string): string =>
  `load({1: "${first}", 22: "${second}"}[id] ?? "${first}")`;
const hashes = ['0f7b367b', 'ea7b4a36'] as const;

it('makes scripts equal that differ in their hashes only', () => {
  expect(hideHashes(script(...hashes), hashes).text).toBe(
    hideHashes(script('8ec9e66f', '12345678'), ['12345678', '8ec9e66f']).text,
  );
});

it('gives every hash back', () => {
  const {text, hashes: found} = hideHashes(script(...hashes), hashes);
  expect(text).not.toContain(hashes[0]);
  expect(showHashes(text, found)).toBe(script(...hashes));
});

it('leaves alone what only looks like a hash', () => {
  expect(hideHashes('color("deadbeef"); zq000009', hashes)).toEqual({
    text: 'color("deadbeef"); zq000009',
    hashes: [],
  });
  expect(showHashes('zq000009', [])).toBe('zq000009');
});
