import {createRequire} from 'node:module';
import type * as Regexpp from '@eslint-community/regexpp';
import type * as FastCheck from 'fast-check';
import {toUnicodePattern} from '../toUnicodePattern';

const require = createRequire(import.meta.url);

const TRIES = 200;

/**
 * A text for a pattern, the same for every build, and the plainest of some. What the pattern looks
 * ahead to or behind at is left to chance.
 *
 * @param fits whether it keeps to the whole pattern, and to the other rules
 * @returns nothing where none is found, or the pattern has what cannot be reversed
 */
export function createMatchingText(
  pattern: string,
  fits: (text: string) => boolean,
): string | undefined {
  try {
    // Few specifications need these, and they take a tenth of a second to load.
    const {sample, stringMatching} = require('fast-check') as typeof FastCheck;
    const reversible = new RegExp(dropLookarounds(toUnicodePattern(pattern)), 'u');
    const texts = sample(stringMatching(reversible), {seed: 1, numRuns: TRIES});
    const [plainest] = texts.filter(fits).sort((one, other) => rank(one) - rank(other));
    return plainest;
  } catch {
    return undefined;
  }
}

function dropLookarounds(pattern: string): string {
  if (!/\(\?<?[=!]/.test(pattern)) return pattern;
  const {RegExpParser, visitRegExpAST} = require('@eslint-community/regexpp') as typeof Regexpp;
  const spans: {readonly start: number; readonly end: number}[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(pattern, undefined, undefined, {unicode: true}), {
    onAssertionEnter(node) {
      const isInside = node.start < (spans.at(-1)?.end ?? 0);
      if ((node.kind === 'lookahead' || node.kind === 'lookbehind') && !isInside) spans.push(node);
    },
  });
  return spans.reduceRight((text, {start, end}) => text.slice(0, start) + text.slice(end), pattern);
}

/** Odd characters are harder to read than many. */
const rank = (text: string): number =>
  text.length + 100 * text.replace(/[a-z0-9 ._-]/gi, '').length;
