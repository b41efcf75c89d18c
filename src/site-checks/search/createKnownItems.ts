import type {CompactIndex} from '../../search/types';
import {underOneName, underOurName} from '../underOneName';
import {createRandom, toSeed, type Random} from './createRandom';
import type {GoldenQuery} from './golden';

const PER_GROUP = 80;
const TOO_COMMON = 4;
/** Words of a text are picked from this many consecutive long words. */
const NEAR = 8;

interface Item {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** Whether it repeats what another page says, which comes first. */
  readonly isRepeated: boolean;
}

/**
 * Generates queries with known results from the index: titles, headings, headings with a typo or
 * cut off, and words of a text. The selection depends only on the address of each item, whatever the
 * product is called, so an edited page changes only its own queries and the figures of two versions
 * can be compared.
 */
export function createKnownItems(index: CompactIndex, base: string): GoldenQuery[] {
  const items = listItems(index, base);
  const pages = items.filter(({url}) => !url.includes('#'));
  // A heading that occurs in many places ("Errors") does not identify one.
  const headings = items.filter(
    ({url, title, isRepeated}) =>
      !isRepeated &&
      url.includes('#') &&
      title.length > 5 &&
      findTitle(items, title).length < TOO_COMMON,
  );
  const texts = items.filter(({text, isRepeated}) => !isRepeated && text.split(' ').length > 30);
  const longWords = items.map(({url, text}) => ({url, words: toLongWords(text)}));
  const byTitle = ({title}: Item): string[] => findTitle(items, title);

  return [
    ...createQueries('title', pages, ({title}) => title, byTitle),
    ...createQueries('heading', headings, ({title}) => title, byTitle),
    ...createQueries(
      'heading with a typo',
      headings,
      ({title}, random) => addTypo(title, random),
      byTitle,
    ),
    ...createQueries(
      'heading cut off',
      headings,
      ({title}) => title.slice(0, Math.max(5, Math.ceil(title.length * 0.7))).trim(),
      // It can be the start of several headings.
      (_item, query) => findStart(items, query),
    ),
    ...createQueries(
      'words of a text',
      texts,
      ({text}, random) => underOurName(pickWords(text, random)),
      // Some passages occur in many places; each of them is correct.
      (_item, query) =>
        longWords
          .filter(({words}) => holdsNear(words, underOneName(query).split(' ')))
          .map(({url}) => url),
    ),
  ];
}

const listItems = (index: CompactIndex, base: string): Item[] =>
  index.sections.map(([page, anchor, titles, kind, text]) => {
    const [pageUrl, pageTitle] = index.pages[page] as CompactIndex['pages'][number];
    const url = pageUrl.slice(base.length).replace(/\/$/, '') + (anchor === '' ? '' : `#${anchor}`);
    return {
      url,
      title: titles.at(-1) ?? pageTitle,
      text,
      isRepeated: index.kinds[kind] === 'entry',
    };
  });

/** Addresses of the items with a title. The search ignores case. */
const findTitle = (items: readonly Item[], wanted: string): string[] =>
  items.filter(({title}) => title.toLowerCase() === wanted.toLowerCase()).map(({url}) => url);

const findStart = (items: readonly Item[], wanted: string): string[] =>
  items
    .filter(({title}) => title.toLowerCase().startsWith(wanted.toLowerCase()))
    .map(({url}) => url);

/** What decides on an item. */
const toKey = ({url}: Item): string => underOneName(url);

/** Queries for a selection of the items; an item without a query is left out. */
const createQueries = (
  group: string,
  items: readonly Item[],
  toQuery: (item: Item, random: Random) => string,
  toExpected: (item: Item, query: string) => string[],
): GoldenQuery[] =>
  [...items]
    .sort((a, b) => toSeed(`${group} ${toKey(a)}`) - toSeed(`${group} ${toKey(b)}`))
    .slice(0, PER_GROUP)
    .map((item) => ({item, text: toQuery(item, createRandom(toSeed(toKey(item))))}))
    .filter(({text}) => text !== '')
    .map(({item, text}) => ({group, text, expect: toExpected(item, text)}));

/** Swaps two neighboring letters of the longest word. */
function addTypo(title: string, random: Random): string {
  const word = title.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  if (word.length < 5) return '';
  const at = 1 + random.below(word.length - 3);
  return title.replace(
    word,
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** Different long words in their order. */
const toLongWords = (text: string): string[] => [
  ...new Set(
    underOneName(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 4),
  ),
];

/** Four different long words that are close together. */
function pickWords(text: string, random: Random): string {
  const words = toLongWords(text);
  const start = random.below(Math.max(1, words.length - NEAR));
  return random.sample(words.slice(start, start + NEAR), 4).join(' ');
}

/** Whether the words are as close together in a text as the picked ones. */
function holdsNear(words: readonly string[], wanted: readonly string[]): boolean {
  const places = wanted.map((word) => words.indexOf(word));
  return !places.includes(-1) && Math.max(...places) - Math.min(...places) < NEAR;
}
