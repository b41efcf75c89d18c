/** Something wrong in one line of a text. */
export interface TextFinding {
  readonly line: number;
  /** What is wrong, what was got, what is expected. */
  readonly message: string;
}

/** A kind of character that no text of ours needs. */
interface CharacterKind {
  readonly pattern: RegExp;
  readonly says: string;
}

const kinds: readonly CharacterKind[] = [
  {
    pattern: /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u,
    says: 'changes the direction of the text, which can hide what it says',
  },
  {
    // oxlint-disable-next-line no-misleading-character-class -- Each is meant by itself.
    pattern: /[\u200B\u2060-\u2064\u180E\uFEFF\u00AD\u034F\u115F\u1160\u3164]/u,
    says: 'is invisible, so that search and copies miss the word',
  },
  {pattern: /[\u{E0000}-\u{E007F}\uFFF9-\uFFFB]/u, says: 'is an invisible tag'},
  {pattern: /[\u2028\u2029\u0085]/u, says: 'ends a line in some programs and not in others'},
  {pattern: /\uFFFD/u, says: 'takes the place of a character that was lost'},
  {
    pattern: /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u,
    says: 'has a meaning only in one font',
  },
  {pattern: /[\u0080-\u009F]/u, says: 'is a control character'},
];
/** UTF-8 that was read as Latin-1 or Windows-1252: `Ã¼`, `â€™`. */
const DECODED_TWICE = /[\u00C2\u00C3][\u0080-\u00BF]|\u00E2(?:\u20AC|\u0080|\u2020|\u2013)./u;
/** One word of two scripts, of which the second looks like the first. */
const MIXED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{2,}/u;
/** Greek letters that stand for units and angles beside Latin ones. */
const UNITS = /^[\u00B5\u03BC\u03A9\u0394\u03C0][A-Za-z]{1,2}$/u;

/** Characters that readers do not see, or see as others, by line. */
export function findBadCharacters(text: string): TextFinding[] {
  // Only these end a line here; the other separators are what is to be found.
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => describeLine(line).map((message) => ({line: index + 1, message})));
}

function describeLine(line: string): string[] {
  // Most lines are ASCII.
  if (/^[\u0000-\u007F]*$/.test(line)) return [];
  const found = kinds.flatMap(({pattern, says}) => {
    const character = pattern.exec(line)?.[0];
    return character === undefined
      ? []
      : [`the character ${toCode(character)} ${says}. Fix: remove it.`];
  });
  const twice = DECODED_TWICE.exec(line)?.[0];
  if (twice !== undefined) {
    found.push(
      `text that was decoded twice, got ${JSON.stringify(twice)}. Fix: type the character again, and save the file as UTF-8.`,
    );
  }
  const mixed = MIXED.exec(line)?.[0];
  if (mixed !== undefined && !UNITS.test(mixed)) {
    found.push(
      `a word with letters of two scripts, got ${JSON.stringify(mixed)} with ${toCode(/[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(mixed)?.[0] ?? '')}. Fix: type it anew.`,
    );
  }
  if (line !== line.normalize('NFC')) {
    found.push(
      'a letter and its accent are two characters, so that search misses the word. Fix: normalize the text to NFC.',
    );
  }
  return found;
}

const toCode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
