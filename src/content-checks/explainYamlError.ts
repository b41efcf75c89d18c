import type {YAMLError} from 'yaml';
import {CONFLICT, findConflict} from '../contract/explainYaml';
import type {Problem} from './problem';

/** A key with spaces before it, which makes it a part of the one above. */
const INDENTED = /^\s+[\w-]+:(?:\s|$)/;

export const toSentence = (reason: string): string =>
  reason.replace(/\s+/g, ' ').replace(/\.?$/, '.');

/**
 * Says in one sentence why front matter cannot be read, and where.
 *
 * @param error the first; the others follow from it
 * @param text between the lines of dashes
 */
export function explainYamlError(
  {message, code, pos}: YAMLError,
  text: string,
): Omit<Problem, 'file'> {
  // The block starts one line below the opening dashes.
  const say = (line: number, cause: string): Omit<Problem, 'file'> => ({
    line: line + 1,
    message: `front matter is not YAML: ${cause}`,
  });
  const conflict = findConflict(text);
  if (conflict > 0) return say(conflict, CONFLICT);
  const indented = text.split('\n').findIndex((line) => INDENTED.test(line)) + 1;
  if (indented > 0) return say(indented, 'a key that is indented. Fix: remove the spaces.');
  const [reason = ''] = message.split('\n');
  return say(
    text.slice(0, pos[0]).split('\n').length,
    toSentence(reason.replace(/ at line .*/, '')) +
      (code === 'BLOCK_AS_IMPLICIT_KEY' ? ' Fix: put the value in quotes.' : ''),
  );
}
