import type {CompactIndex, CompactSection} from '../../search/types';
import {createRandom} from '../../site-checks/search/createRandom';

const SECTIONS = 5;
const WORDS = 60;
const VOCABULARY = 12_000;
const SEED = 7;
const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'xo',
  'zu',
];

const toWord = (number: number): string =>
  (number < SYLLABLES.length ? '' : toWord(Math.floor(number / SYLLABLES.length))) +
  (SYLLABLES[number % SYLLABLES.length] ?? '');

/**
 * The index of a larger portal: that of this one, and so many pages more as it takes. Their texts are this portal's
 * words, some of them rare as in real texts, and words of their own.
 */
export function createGrownIndex(index: CompactIndex, pageCount: number): CompactIndex {
  const random = createRandom(SEED);
  const ownWords = index.sections.flatMap(([, , , , text]) => text.split(' '));
  const pickWord = (): string =>
    random.below(3) > 0
      ? (ownWords[random.below(ownWords.length)] ?? '')
      : toWord(random.below(random.below(VOCABULARY) + 1));
  const pickText = (count: number): string => Array.from({length: count}, pickWord).join(' ');
  const added = Array.from(
    {length: Math.max(0, pageCount - index.pages.length)},
    (_, number) => index.pages.length + number,
  );
  return {
    ...index,
    pages: [
      ...index.pages,
      ...added.map((page) => [`/docs/content/grown-${page}`, pickText(4), 0] as const),
    ],
    sections: [
      ...index.sections,
      ...added.flatMap((page) =>
        Array.from({length: SECTIONS}, (_, number): CompactSection => [
          page,
          number === 0 ? '' : `s${number}`,
          number === 0 ? [] : [pickText(3)],
          number === 0 ? 0 : 1,
          pickText(WORDS),
        ]),
      ),
    ],
  };
}
