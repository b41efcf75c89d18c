import type {CompactIndex, CompactSection} from './types';

/**
 * An index as it travels: a list of each property of the sections. Like texts next to each other
 * compress better.
 */
export interface PackedIndex extends Omit<CompactIndex, 'sections'> {
  readonly sections: readonly [
    pages: readonly number[],
    anchors: readonly string[],
    kinds: readonly number[],
    /** How many titles are those of the section before. */
    shared: readonly number[],
    /** The others, one a line. */
    titles: readonly string[],
    texts?: readonly string[],
    codes?: readonly string[],
    asked?: readonly string[],
  ];
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
    sections: [
      sections.map(([page]) => page),
      sections.map(([, anchor]) => anchor),
      sections.map(([, , , kind]) => kind),
      shared,
      sections.map(([, , titles], at) => titles.slice(shared[at]).join('\n')),
    ],
  };
}

/** An index as it travels. */
export function packIndex(index: CompactIndex): PackedIndex {
  const {fullBytes: _fullBytes, sections, ...rest} = packTitles(index, 0);
  const [pages, anchors, kinds, shared, titles] = sections;
  const texts = index.sections.map(([, , , , text]) => text);
  const codes = index.sections.map(([, , , , , code = '']) => code);
  const asked = index.sections.map(([, , , , , , phrases = '']) => phrases);
  return {
    ...rest,
    sections: [pages, anchors, kinds, shared, titles, texts, codes, asked],
    ...(index.related !== undefined && {related: index.related}),
  };
}

/** The index that was packed; titles are sections without texts. */
export function unpackIndex({sections: columns, ...rest}: PackedIndex): CompactIndex {
  const [pages, anchors, kinds, shared, titles, texts, codes, asked] = columns;
  let path: readonly string[] = [];
  const sections = pages.map((page, at): CompactSection => {
    const own = titles[at] as string;
    path = path.slice(0, shared[at]);
    // No title of its own is an empty line.
    if (own !== '') path = path.concat(own.split('\n').filter(Boolean));
    return [
      page,
      anchors[at] as string,
      path,
      kinds[at] as number,
      texts?.[at] ?? '',
      codes?.[at],
      asked?.[at],
    ];
  });
  return {...rest, sections};
}
