import {createRequire} from 'node:module';
import type * as FastCheck from 'fast-check';
import {toUnicodePattern} from '../toUnicodePattern';

const require = createRequire(import.meta.url);

const TRIES = 50;

/**
 * A text for a pattern, the same for every build, and the plainest of some.
 *
 * @param fits whether it keeps to the other rules
 * @returns nothing where none is found, or the pattern has what cannot be reversed, such as a
 *   lookahead
 */
export function createMatchingText(
  pattern: string,
  fits: (text: string) => boolean,
): string | undefined {
  try {
    // Few specifications need it, and it takes a tenth of a second to load.
    const {sample, stringMatching} = require('fast-check') as typeof FastCheck;
    const texts = sample(stringMatching(new RegExp(toUnicodePattern(pattern), 'u')), {
      seed: 1,
      numRuns: TRIES,
    });
    const [plainest] = texts.filter(fits).sort((one, other) => rank(one) - rank(other));
    return plainest;
  } catch {
    return undefined;
  }
}

/** Odd characters are harder to read than many. */
const rank = (text: string): number =>
  text.length + 100 * text.replace(/[a-z0-9 ._-]/gi, '').length;
