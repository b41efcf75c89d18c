import {spaceJson} from '../spaceJson';

/** Forms in which programs write JSON, each from the value or from the text. */

interface JsonForm {
  readonly label: string;
  readonly write: (value: unknown, text: string) => string;
}

const compact = (value: unknown): string => JSON.stringify(value);

/** Non-ASCII letters as `\u0416`, as Python and PHP write them. */
const escapeUnicode = (text: string): string =>
  text.replace(
    /[\u007f-\uffff]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** `<`, `>`, `&` and two separators as escapes, as Go writes them. */
const escapeMarkup = (text: string): string =>
  text.replace(
    /[<>&\u2028\u2029]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const escapeSlashes = (text: string): string => text.replaceAll('/', String.raw`\/`);

/** Keys in the order of the alphabet, at every depth. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}

const spread = (value: unknown): string => spaceJson(compact(value), ', ', ': ');

export const jsonForms: readonly JsonForm[] = [
  {label: 'compact JSON', write: (_, text) => spaceJson(text, ',', ':')},
  {label: 'compact JSON as JavaScript writes it', write: compact},
  {label: 'JSON indented by two spaces', write: (value) => JSON.stringify(value, null, 2)},
  {label: 'JSON indented by four spaces', write: (value) => JSON.stringify(value, null, 4)},
  {label: 'JSON indented by tabs', write: (value) => JSON.stringify(value, null, '\t')},
  {
    label: 'JSON with a space after commas and colons',
    write: (_, text) => spaceJson(text, ', ', ': '),
  },
  {label: 'JSON as Python writes it', write: (value) => escapeUnicode(spread(value))},
  {label: 'compact JSON with Unicode escapes', write: (value) => escapeUnicode(compact(value))},
  {
    label: 'JSON as PHP writes it',
    write: (value) => escapeSlashes(escapeUnicode(compact(value))),
  },
  {label: 'JSON with escaped slashes', write: (value) => escapeSlashes(compact(value))},
  {label: 'JSON as Go writes it', write: (value) => escapeMarkup(compact(value))},
  {label: 'JSON with sorted keys', write: (value) => compact(sortKeys(value))},
  {label: 'spaced JSON with sorted keys', write: (value) => spread(sortKeys(value))},
  {
    label: 'JSON with sorted keys, as Go writes it',
    write: (value) => escapeMarkup(compact(sortKeys(value))),
  },
  {
    label: 'indented JSON with sorted keys',
    write: (value) => JSON.stringify(sortKeys(value), null, 2),
  },
];
