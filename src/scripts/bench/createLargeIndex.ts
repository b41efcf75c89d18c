import type {CompactIndex, CompactSection} from '../../search/types';
import {createRandom, type Random} from '../../site-checks/search/createRandom';

const SECTIONS_OF_PAGE = 5;
/** Share of the words that are replaced by rare ones. */
const REPLACED = 0.12;
/** Words that only a large site has. */
const RARE_WORDS = 40_000;
const SYLLABLES = 'ka ne ro ti lu ma so ve pi da mo re su la to ni be fa go hu'.split(' ');

/**
 * An index of many pages, for measurements: sections of the given index, in which some words give
 * way to rare ones. The same size has the same content.
 */
export function createLargeIndex(index: CompactIndex, pageCount: number): CompactIndex {
  const random = createRandom(pageCount);
  const texts = index.sections.filter(([, , , , text]) => text !== '');
  const pick = (): CompactSection => texts[random.below(texts.length)] as CompactSection;
  const toTitle = ([, , titles, , text]: CompactSection): string =>
    replaceWords(titles.at(-1) ?? text.slice(0, 40), random);
  return {
    ...index,
    pages: Array.from({length: pageCount}, (_, page) => [
      `/docs/content/large-${page}`,
      toTitle(pick()),
      random.below(index.areas.length),
    ]),
    sections: Array.from({length: pageCount * SECTIONS_OF_PAGE}, (_, at): CompactSection => {
      const isPage = at % SECTIONS_OF_PAGE === 0;
      const page = Math.floor(at / SECTIONS_OF_PAGE);
      const source = pick();
      const [, , , kind, text, code = ''] = source;
      return [
        page,
        isPage ? '' : `s${at}`,
        isPage ? [] : [toTitle(source)],
        isPage ? 0 : kind,
        replaceWords(text, random),
        code,
      ];
    }),
  };
}

const replaceWords = (text: string, random: Random): string =>
  text.replace(/\p{L}{5,}/gu, (word) =>
    random.below(1_000) < REPLACED * 1_000 ? toRareWord(random) : word,
  );

/** Some rare words are rarer than others. */
function toRareWord(random: Random): string {
  let number = Math.floor(RARE_WORDS * (random.below(10_000) / 10_000) ** 3);
  let word = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    word += SYLLABLES[number % SYLLABLES.length];
    number = Math.floor(number / SYLLABLES.length);
  }
  return word;
}
