import {expect, it} from 'vitest';
import {toOpenSearch} from './toOpenSearch';

it.each([
  ['Acme', 'Acme'],
  ['Acme Vision Platform', 'Acme Vision'],
  ['Read & Recognize', 'Read &amp; Recognize'],
  ['Platerecognizationer', 'Platerecognizati'],
  [
    'Trucks\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}ofcargo',
    'Trucks\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}\u{1f69b}ofca',
  ],
])('shows whole words of %s, in at most 16 characters', (name, shown) => {
  const text = toOpenSearch({name, description: 'A & B'}, 'https://docs.example/docs/');
  expect(text).toContain(`<ShortName>${shown}</ShortName>\n  <Description>A &amp; B<`);
});
