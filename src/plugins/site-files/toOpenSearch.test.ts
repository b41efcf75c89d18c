import {expect, it} from 'vitest';
import {toOpenSearch} from './toOpenSearch';

it.each([
  ['Recognition & Motion', 'Recognition &amp; Mo'],
  ['Identification <3', 'Identification &lt;'],
  ['Vision of trucks \u{1f69b}', 'Vision of trucks'],
  ['Vision of cargo\u{1f69b}', 'Vision of cargo\u{1f69b}'],
])('cuts the title %s between characters, and not in an entity', (title, name) => {
  expect(toOpenSearch(title, 'https://docs.example/')).toContain(`<ShortName>${name}</ShortName>`);
});
