import type {YAMLError, YAMLWarning} from 'yaml';

/** What a parser of YAML says, in the words of what went wrong. */
export function explainYaml(error: YAMLError | YAMLWarning): string {
  if (error.code === 'MULTIPLE_DOCS')
    return 'a second document begins here. Fix: remove `---`, or move what follows to another file.';
  const [reason = ''] = error.message.split('\n');
  // A colon in a text, which begins a key for the parser.
  const remedy = reason.startsWith('Nested mappings') ? ' Fix: put the value in quotes.' : '';
  return `invalid YAML, ${reason.replace(/[.:]?$/, '')}.${remedy}`;
}

export const CONFLICT =
  'a merge conflict that nobody has resolved. Fix: keep one of both sides, and remove the lines <<<<<<<, ======= and >>>>>>>.';

/** The line in which a merge conflict begins; 0 without one. */
export const findConflict = (text: string): number =>
  text.split('\n').findIndex((line) => /^<{7}(?: |$)/.test(line)) + 1;
