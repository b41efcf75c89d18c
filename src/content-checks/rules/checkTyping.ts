import {listProse} from '../listProse';
import type {Problem} from '../problem';
import type {ProseBlock} from '../prose';
import type {ContentSite} from '../site';
import {toLine} from '../toLine';

/** A slip of the keyboard, or something that was left for later. */
interface Slip {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly expected: string;
  readonly kinds?: readonly ProseBlock['kind'][];
}

/** Words that are spelled by letters, the first of which begins with a vowel: "an npm package". */
const SPELLED = 'ftp|fps|html|https?|lte|mdx|mqtt|nginx|npm|npx|rss|rtsp|sdk|sftp|sql|ssh|svg|xml';
const WRONG_ARTICLE = new RegExp(
  [
    String.raw`\ban (?!(?:hour|honest|heir|honor)\w*)(?!(?:${SPELLED}|code|value)\b)[bcdfghjklmnpqrstvwyz]\p{Ll}+`,
    String.raw`\ba (?!one|once|uni(?!n|m)|us[ea]|usu|eu|ubi|uti|ut[io])[aeiou]\p{Ll}+`,
  ].join('|'),
  'gu',
);

const slips: readonly Slip[] = [
  {
    pattern:
      /\b(?:TODO|FIXME|TBD|TBA|TBC|XXX+|WIP|lorem ipsum|coming soon|insert \w+ here)\b|(?<!\?)(?!^\?{3}\+? ?\w)\?\?+/gi,
    problem: 'a note for later',
    expected: 'Fix: write what is missing, or leave it out.',
  },
  // The plain text has the words "code" and "value" for what is not prose.
  {
    pattern:
      /(?<![\p{L}\p{N}-])(?!code\b|value\b|that\b|had\b)(\p{L}+)[ \n]+\1(?![\p{L}\p{N}-])/giu,
    problem: 'a word twice',
    expected: 'Fix: remove one.',
  },
  {
    pattern: /[,;:!]{2,}|(?<!\.)\.\.(?!\.)|,\.|(?<!\b(?:e\.g|i\.e|a\.m|p\.m|U\.S))\.,/g,
    problem: 'two punctuation marks',
    expected: 'Fix: remove one.',
  },
  {
    pattern: /(?<=\S) [,;!?](?=\s|$)|(?<=\S) \.(?=\s|$)/g,
    problem: 'a space before a punctuation mark',
    expected: 'Fix: remove it.',
  },
  {
    pattern: /\p{Ll}{2,}[.!?]\p{Lu}\p{Ll}+/gu,
    problem: 'no space between two sentences',
    expected: 'Expected: a new line.',
  },
  {
    pattern: /(?<=\p{L}),(?=\p{L}{2,})/gu,
    problem: 'no space after a comma',
    expected: 'Fix: add it.',
  },
  {
    pattern: WRONG_ARTICLE,
    problem: 'the wrong article',
    expected: 'Expected: "an" before a vowel, "a" before a consonant.',
  },
  {
    pattern: /[\u2018\u2019\u201c-\u201f].*?[\u2019\u201d]|[\u2018\u2019\u201c-\u201f]/g,
    problem: 'a typographic quotation mark or apostrophe',
    expected: 'Expected: `code`, or straight ones.',
  },
  {
    // Some names begin so: iOS, useState.
    pattern: /^\p{Ll}(?!OS\b|\p{Ll}+\p{Lu}\p{Ll})/gu,
    problem: 'a sentence that begins in lower case',
    expected: 'Expected: a capital letter.',
    kinds: ['paragraph', 'heading', 'meta'],
  },
];

/** The text is typed with care: no notes for later, no words twice, and every mark has its partner. */
export const checkTyping = (site: ContentSite): Problem[] =>
  listProse(site).flatMap(({file, blocks}) =>
    blocks.flatMap((block) => checkBlock(block).map((finding) => ({file, ...finding}))),
  );

type Finding = Omit<Problem, 'file'>;

function checkBlock({kind, text, line}: ProseBlock): Finding[] {
  const at = (index: number): number => toLine(text, index, line);
  const found = slips.flatMap(({pattern, problem, expected, kinds}) =>
    kinds?.includes(kind) === false || (kinds !== undefined && /^(?:code|value)/.test(text))
      ? []
      : [...text.matchAll(pattern)].map((match) => ({
          line: at(match.index),
          message: `${problem}, got ${JSON.stringify(getContext(text, match))}. ${expected}`,
        })),
  );
  if (
    kind === 'paragraph' &&
    /[\p{L}\p{N},;]$/u.test(text.trimEnd()) &&
    !/(?:code|value)$/.test(text.trimEnd())
  ) {
    found.push({
      line: at(text.length),
      message: `a sentence without its end, got ${JSON.stringify(text.trimEnd().slice(-30))}. Expected: a full stop or a colon.`,
    });
  }
  return [...found, ...findOpen(text, at)];
}

const getContext = (text: string, {0: found, index}: RegExpExecArray | RegExpMatchArray): string =>
  found.length > 6
    ? found
    : text.slice(Math.max(0, (index ?? 0) - 12), (index ?? 0) + found.length + 12).trim();

/** Marks that come in pairs. */
const pairs = [
  {open: '(', close: ')'},
  {open: '\u201c', close: '\u201d'},
] as const;

function findOpen(text: string, at: (index: number) => number): Finding[] {
  // `1)` at the start of a line is a number of a list.
  const plain = text.replace(/^\s*\w{1,2}\)/gm, (found) => ' '.repeat(found.length));
  const found = pairs.flatMap(({open, close}): Finding[] => {
    const [opened, closed] = [plain.split(open).length, plain.split(close).length];
    return opened === closed
      ? []
      : [
          {
            line: at(plain.indexOf(opened > closed ? open : close)),
            message: `${JSON.stringify(opened > closed ? open : close)} without its partner. Fix: add or remove one.`,
          },
        ];
  });
  const quotes = [...plain.matchAll(/"/g)];
  if (quotes.length % 2 === 1) {
    found.push({
      line: at(quotes[0]?.index ?? 0),
      message: 'a quotation mark without its partner. Fix: add or remove one.',
    });
  }
  return found;
}
