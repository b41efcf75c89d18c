import type {YAMLError} from 'yaml';
import type {Problem} from './problem';

/** What a writer meant by a line of front matter, and what to write instead. */
const causes: readonly {readonly source: RegExp; readonly message: string}[] = [
  {
    source: /^(?:<{7}|={7}|>{7})/,
    message: 'a marker of a merge conflict. Fix: resolve the conflict.',
  },
  {source: /^\s+[\w-]+:(?:\s|$)/, message: 'a key that is indented. Fix: remove the spaces.'},
];

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
  const lines = text.split('\n');
  for (const cause of causes) {
    const index = lines.findIndex((line) => cause.source.test(line));
    if (index >= 0) return {line: index + 2, message: `front matter is not YAML: ${cause.message}`};
  }
  const [reason = ''] = message.split('\n');
  return {
    line: text.slice(0, pos[0]).split('\n').length + 1,
    message: `front matter is not YAML: ${toSentence(reason.replace(/ at line .*/, ''))}${code === 'BLOCK_AS_IMPLICIT_KEY' ? ' Fix: put the value in quotes.' : ''}`,
  };
}
