import {baseUrl} from '../../portal/product';
import {listAnswers} from '../../search/findAnswer';
import {toSectionStems, weighCount} from '../../search/matchTerms';
import {listPins} from '../../search/pins';
import {encodeWords} from '../../search/shards/frontCode';
import {encodePosting} from '../../search/shards/postings';
import {
  TITLES_NAME,
  toPostingName,
  toSectionName,
  type PostingFile,
  type SectionFile,
  type ShardRoot,
} from '../../search/shards/ShardedIndex';
import type {FieldNumbers} from '../../search/shards/SectionScorer';
import {encodePage, encodeSection} from '../../search/shards/traits';
import {toSections, type Section} from '../../search/toSections';
import {tokenize} from '../../search/tokenize';
import type {CompactIndex} from '../../search/types';

/** About 16 kB after compression. */
const MAX_POSTINGS = 12_000;
/** Characters; about 5 kB after compression. */
const MAX_TEXT = 16_000;

/** Takes a file of the index. */
export type WriteFile = (name: string, content: PostingFile | SectionFile | string[]) => void;

/**
 * Splits an index into files, so that a query reads a few of them instead of all.
 *
 * @returns what all queries need, apart from the folder of the files
 */
export function createShards(index: CompactIndex, write: WriteFile): Omit<ShardRoot, 'folder'> {
  const sections = toSections(index);
  const {words, averageLengths} = readWords(sections);
  const postings = collectPostings(sections);
  const all = [...new Set([...postings.keys(), ...words])].sort();
  const termFiles = splitPostings([...postings].sort(([a], [b]) => (a < b ? -1 : 1)));
  termFiles.forEach((file, number) => write(toPostingName(number), file));
  const sectionFiles = splitSections(index);
  sectionFiles.forEach(({file}, number) => write(toSectionName(number), file));
  write(TITLES_NAME, [...new Set(index.pages.map(([, title]) => title))]);
  return {
    kinds: index.kinds,
    areas: index.areas,
    ...(index.related !== undefined && {related: index.related}),
    words: encodeWords(all),
    counts: all.map((word) => (postings.get(word)?.length ?? 0) + Number(words.has(word))),
    averageLengths,
    firstStems: termFiles.map(([[first]]) => first),
    firstSections: sectionFiles.map(({first}) => first),
    pages: listPageTraits(index),
    sections: sections.map((section) => encodeSection(section, index.kinds)).join(''),
    places: findPlaces(sections),
    operations: sections
      .filter(({kind}) => kind === 'operation')
      .map(({id, text}) => [id, text.split('\n')[0] ?? '']),
  };
}

/** All words, and how many different ones a field has on average. */
function readWords(sections: readonly Section[]): {
  readonly words: ReadonlySet<string>;
  readonly averageLengths: FieldNumbers;
} {
  const words = new Set<string>();
  const average = (field: keyof FieldNumbers): number => {
    let length = 0;
    for (const section of sections) {
      const own = new Set(tokenize(section[field]));
      length += own.size;
      for (const word of own) words.add(word);
    }
    return length / sections.length;
  };
  const averageLengths = {
    title: average('title'),
    context: average('context'),
    text: average('text'),
    code: average('code'),
    asked: average('asked'),
  };
  return {words, averageLengths};
}

/** For each stem the sections that contain it, in their order (`postings.ts`). */
function collectPostings(sections: readonly Section[]): Map<string, number[]> {
  const lists = new Map<string, {readonly postings: number[]; last: number}>();
  for (const section of sections) {
    // A copy, because the stems are kept as long as the object.
    const {title, context, text, code, asked, length} = toSectionStems({...section});
    const stems = new Set(text.keys());
    for (const stemmed of [...title, ...context, ...asked, ...code.keys()]) stems.add(stemmed);
    for (const stemmed of stems) {
      const list = lists.get(stemmed) ?? {postings: [], last: 0};
      if (list.postings.length === 0) lists.set(stemmed, list);
      list.postings.push(
        section.id - list.last,
        encodePosting({
          inTitle: title.includes(stemmed),
          inContext: context.includes(stemmed),
          text: weighCount(text.get(stemmed) ?? 0, length),
          code: weighCount(code.get(stemmed) ?? 0),
          inAsked: asked.includes(stemmed),
        }),
      );
      list.last = section.id;
    }
  }
  return new Map([...lists].map(([stemmed, {postings}]) => [stemmed, postings]));
}

/** Files of neighboring stems, so that a prefix needs few of them. */
function splitPostings(
  sorted: readonly (readonly [stem: string, postings: readonly number[]])[],
): [PostingFile[number], ...PostingFile[number][]][] {
  const files: [PostingFile[number], ...PostingFile[number][]][] = [];
  let size = Infinity;
  for (const entry of sorted) {
    const own = entry[1].length + 4;
    if (size + own > MAX_POSTINGS) {
      files.push([entry]);
      size = own;
    } else {
      files.at(-1)?.push(entry);
      size += own;
    }
  }
  return files;
}

/** Files of consecutive sections with their pages. */
function splitSections(
  index: CompactIndex,
): {readonly first: number; readonly file: SectionFile}[] {
  const files: {
    readonly first: number;
    readonly file: {pages: CompactIndex['pages'][number][]; sections: unknown[]};
    firstPage: number;
  }[] = [];
  let size = Infinity;
  index.sections.forEach(([page, ...rest], id) => {
    const own = JSON.stringify(rest).length;
    if (size + own > MAX_TEXT) {
      files.push({first: id, firstPage: page, file: {pages: [], sections: []}});
      size = 0;
    }
    size += own;
    const current = files.at(-1);
    if (current === undefined) return;
    const {file, firstPage} = current;
    // A page whose sections all repeat earlier ones has none.
    file.pages.push(...index.pages.slice(firstPage + file.pages.length, page + 1));
    file.sections.push([page - firstPage, ...rest]);
  });
  return files.map(({first, file}) => ({first, file: file as SectionFile}));
}

function listPageTraits({pages, areas, sections}: CompactIndex): number[] {
  const counts = pages.map(() => 0);
  for (const [page] of sections) counts[page] = (counts[page] ?? 0) + 1;
  return pages.flatMap(([url, , area, isList = 0], page) => {
    const [, group] = areas[area] as CompactIndex['areas'][number];
    return [counts[page] ?? 0, encodePage(url, group, isList === 1)];
  });
}

/** The sections that queries lead to by their addresses. */
function findPlaces(sections: readonly Section[]): Record<string, number> {
  const wanted = new Set([
    ...listPins().map(({path}) => path),
    ...listAnswers().map(({to}) => baseUrl + to.slice(1)),
  ]);
  return Object.fromEntries(
    sections.flatMap(({url, id}) => (wanted.has(url) ? [[url, id] as const] : [])),
  );
}
