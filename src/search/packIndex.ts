import type {CompactIndex, CompactSection} from './types';

/**
 * An index as it travels: a list of each property of the sections, which are in the order of their
 * pages. Like texts next to each other compress better.
 */
export interface PackedIndex extends Omit<CompactIndex, 'sections'> {
  readonly sections: {
    /** Number of sections of each page. */
    readonly counts: readonly number[];
    readonly anchors: readonly string[];
    readonly kinds: readonly number[];
    /** How many titles are those of the section before. */
    readonly shared: readonly number[];
    /** The others, one a line. */
    readonly titles: readonly string[];
    readonly texts?: readonly string[];
    readonly codes?: readonly string[];
    readonly asked?: readonly string[];
  };
}

/** The titles of an index: small enough to be there before the reader has typed a word. */
export interface TitleIndex extends PackedIndex {
  /** Size of the full index in bytes, which shows how much of it has arrived. */
  readonly fullBytes: number;
}

/** An index without the texts of its sections. */
export function packTitles(
  {sections, related: _related, ...rest}: CompactIndex,
  fullBytes: number,
): TitleIndex {
  const shared = sections.map(([, , titles], at) => {
    const before = sections[at - 1]?.[2] ?? [];
    const differs = titles.findIndex((title, index) => title !== before[index]);
    return differs === -1 ? titles.length : differs;
  });
  return {
    ...rest,
    fullBytes,
    sections: {
      counts: rest.pages.map((_, page) => sections.filter(([of]) => of === page).length),
      anchors: sections.map(([, anchor]) => anchor),
      kinds: sections.map(([, , , kind]) => kind),
      shared,
      titles: sections.map(([, , titles], at) => titles.slice(shared[at]).join('\n')),
    },
  };
}

/** An index as it travels. */
export function packIndex(index: CompactIndex): PackedIndex {
  const {fullBytes: _fullBytes, sections, ...rest} = packTitles(index, 0);
  return {
    ...rest,
    sections: {
      ...sections,
      texts: index.sections.map(([, , , , text]) => text),
      codes: index.sections.map(([, , , , , code = '']) => code),
      asked: index.sections.map(([, , , , , , asked = '']) => asked),
    },
    ...(index.related !== undefined && {related: index.related}),
  };
}

/** The index that was packed; titles are sections without texts. */
export function unpackIndex({sections: columns, ...rest}: PackedIndex): CompactIndex {
  const {counts, anchors, kinds, shared, titles, texts = [], codes = [], asked = []} = columns;
  let path: readonly string[] = [];
  const sections = counts
    .flatMap((count, page) => Array<number>(count).fill(page))
    .map((page, at): CompactSection => {
      const own = titles[at] ? titles[at].split('\n') : [];
      path = [...path.slice(0, shared[at]), ...own];
      return [page, anchors[at] ?? '', path, kinds[at] ?? 0, texts[at] ?? '', codes[at], asked[at]];
    });
  return {...rest, sections};
}
