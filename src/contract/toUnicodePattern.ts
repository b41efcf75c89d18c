/** Counts such as {2,5}, properties such as \p{L}, other escapes, and single characters. */
const TOKENS = /\{\d+(?:,\d*)?\}|\\[pPu]\{\w[^{}]*\}|\\[\s\S]|[\s\S]/g;
const CLASS = /^\\(?:[dswDSW]$|[pP]\{)/;
/** Escapes that say more than their character does. */
const NEEDED = /^\\[a-z\d^$\\.*+?()[\]{}|/]$/i;

/**
 * A pattern as JavaScript reads it with the flag `u`, which JSON Schema asks for: most other
 * languages allow needless escapes such as `\:`, and single braces.
 *
 * @returns the pattern itself where it is valid, or nothing can be done
 */
export function toUnicodePattern(pattern: string): string {
  if (isValid(pattern)) return pattern;
  const tokens = pattern.match(TOKENS) ?? [];
  let inList = false;
  const written = tokens.map((token, index) => {
    if (inList) {
      inList = token !== ']';
      return token === '-' && isBesideClass(tokens, index) ? '\\-' : toNeeded(token, '-');
    }
    inList = token === '[';
    return /^[\]{}]$/.test(token) ? `\\${token}` : toNeeded(token);
  });
  const corrected = written.join('');
  return isValid(corrected) ? corrected : pattern;
}

function isValid(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Without an escape that says nothing. */
const toNeeded = (token: string, other = ''): string =>
  token.length !== 2 || token[0] !== '\\' || NEEDED.test(token) || token[1] === other
    ? token
    : token.slice(1);

/** Whether a hyphen in a list makes no range, as in `[\w-.]`. */
const isBesideClass = (tokens: readonly string[], index: number): boolean =>
  CLASS.test(tokens[index - 1] ?? '') || CLASS.test(tokens[index + 1] ?? '');
