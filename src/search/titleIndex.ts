import type {CompactIndex, CompactSection} from './types';

/** A section without its texts. `shared` titles are those of the section before it. */
type TitleRow = readonly [
  page: number,
  anchor: string,
  kind: number,
  shared: number,
  ...titles: string[],
];

/** The titles of an index: small enough to be there before the reader has typed a word. */
export interface TitleIndex extends Omit<CompactIndex, 'sections' | 'related'> {
  readonly rows: readonly TitleRow[];
  /** Size of the full index in bytes, which shows how much of it has arrived. */
  readonly fullBytes: number;
}

/** The titles of an index. */
export function toTitleIndex(
  {sections, related: _related, ...rest}: CompactIndex,
  fullBytes: number,
): TitleIndex {
  let before: readonly string[] = [];
  const rows = sections.map(([page, anchor, titles, kind]): TitleRow => {
    const differs = titles.findIndex((title, index) => title !== before[index]);
    const shared = differs === -1 ? titles.length : differs;
    before = titles;
    return [page, anchor, kind, shared, ...titles.slice(shared)];
  });
  return {...rest, fullBytes, rows};
}

/** An index whose sections have titles and no texts. */
export function fromTitleIndex({rows, fullBytes: _fullBytes, ...rest}: TitleIndex): CompactIndex {
  let before: readonly string[] = [];
  const sections = rows.map(([page, anchor, kind, shared, ...own]): CompactSection => {
    before = [...before.slice(0, shared), ...own];
    return [page, anchor, before, kind, ''];
  });
  return {...rest, sections};
}
