import {tokens} from '../portal/tokens';
import {distance} from 'fastest-levenshtein';
import {FileError} from './FileError';

const TOKEN = /%%([A-Za-z][\w.]*)%%/g;

/** Where a text comes from, for error messages. */
export interface TextOrigin {
  /** Path of the file, relative to the site, as a reader of the error would look for it. */
  readonly file: string;
}

/** A `%%token%%` that nobody has defined. */
export class UnknownTokenError extends FileError {
  override readonly name = 'UnknownTokenError';
}

/**
 * Replaces each `%%token%%` of a text by its value.
 *
 * @param text any text: Markdown, YAML, source code
 * @param origin file or other source of the text, named in the error
 * @param values what tokens mean; default: those of `src/portal/tokens.ts`
 * @returns the text with the same number of lines
 * @throws UnknownTokenError listing every unknown token with file, line and the nearest known one
 * @example expandTokens('npm i js-%%product%%-cloud-client', {file: 'docs/faq.mdx'})
 */
export function expandTokens(
  text: string,
  origin: TextOrigin,
  values: Readonly<Record<string, string>> = tokens,
): string {
  const problems: string[] = [];
  const expanded = text.replace(TOKEN, (whole, name: string, offset: number) => {
    if (Object.hasOwn(values, name)) return values[name] as string;
    const line = text.slice(0, offset).split('\n').length;
    problems.push(`- ${origin.file}:${line}: unknown token "${whole}". ${getHint(name, values)}`);
    return whole;
  });
  if (problems.length > 0)
    throw new UnknownTokenError(`tokens, ${problems.length} unknown:\n${problems.join('\n')}`);
  return expanded;
}

function getHint(name: string, values: Readonly<Record<string, string>>): string {
  const nearest = Object.keys(values)
    .map((candidate) => ({candidate, edits: distance(name, candidate)}))
    .sort((a, b) => a.edits - b.edits)[0];
  return nearest !== undefined && nearest.edits <= 3
    ? `Did you mean "%%${nearest.candidate}%%"?`
    : `Expected one of ${Object.keys(values).join(', ')}.`;
}
