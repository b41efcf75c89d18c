import {closest} from 'fastest-levenshtein';
import {tokens} from '../portal/tokens';
import type {TextFinding} from './findBadCharacters';

const NAME = String.raw`[A-Za-z][\w.]*`;
const BROKEN = [
  new RegExp(`%{1,2} ?(${NAME}) ?%{1,2}`),
  new RegExp(`%%(${NAME})`),
  new RegExp(`(${NAME})%%`),
];

/**
 * Tokens that are not closed on both sides, by line: `%%product%`, `%product%%`, `%%product %%`.
 *
 * @param text a text with its tokens expanded
 */
export function findBrokenTokens(text: string): TextFinding[] {
  return text.split('\n').flatMap((line, index) => {
    // In shell, `${name%%.*}` is code.
    const rest = line.replace(/\$\{[^}]*\}/g, '');
    const found = BROKEN.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
    if (found === undefined) return [];
    const name = found[1] ?? '';
    const nearest = closest(name, Object.keys(tokens));
    // `%PATH%` is a variable of Windows.
    if (!found[0].includes('%%') && nearest.toLowerCase() !== name.toLowerCase()) return [];
    return [
      {
        line: index + 1,
        message: `a token that is not closed on both sides, got ${JSON.stringify(found[0])}. Did you mean "%%${nearest}%%"?`,
      },
    ];
  });
}
