import {expect, it} from 'vitest';
import {createRandom} from '../site-checks/search/createRandom';
import {clip, toSize} from './clip';
import {splitText} from './splitText';

const {below} = createRandom(7);
const PIECES = ['word ', '\n', '\n\n', '"quoted"', '😀', 'ä', '# Title\n', 'x'.repeat(90), '\\'];

const createText = (pieces: number): string =>
  Array.from({length: pieces}, () => PIECES[below(PIECES.length)]).join('');

it('splits any text into parts below the limit that together are the text', () => {
  for (let round = 0; round < 200; round += 1) {
    const text = createText(below(300));
    const parts = splitText(text, 400);
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(toSize(part)).toBeLessThanOrEqual(400);
  }
});

it('shortens any text to the limit, without half a character at its end', () => {
  for (let round = 0; round < 200; round += 1) {
    const text = createText(100);
    const short = clip(text, 300, ' …');
    expect(toSize(short)).toBeLessThanOrEqual(300);
    expect(text.startsWith(short.replace(/ …$/, ''))).toBe(true);
    expect(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(short)).toBe(false);
  }
  expect(clip('short', 300)).toBe('short');
});
