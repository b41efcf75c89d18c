import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toRichText} from './toRichText';

describe('toRichText', () => {
  it.each([
    '',
    'Lists hooks.',
    'a  b   ',
    'https://a.example/b?c=d#e, f@g.example (h) "i" +1 - 2. 3) = ~~~ # | ! > ^ {j} $k %l',
    'a\u00a0',
  ])('reads the plain line %j as a parser would', (text) => {
    // A line break at the end means nothing in Markdown, and is not plain.
    expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
  });

  it('reads any line as a parser would', () => {
    const alphabet = [...'ab 1.-+=~#>|!*_`[](){}<>&;:/\\"\'\u00a0é'];
    const line = fc
      .array(fc.constantFrom(...alphabet), {maxLength: 12})
      .map((letters) => `x${letters.join('')}`);
    fc.assert(
      fc.property(line, (text) => {
        expect(toRichText(text)).toEqual(toRichText(`${text}\n`));
      }),
      {numRuns: 300, seed: 4},
    );
  });
});
