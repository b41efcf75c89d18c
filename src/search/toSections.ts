import {toSearchGroup, type SearchGroup, type SearchKind} from '../portal/search';
import type {Ranked} from './rankSections';
import type {CompactIndex} from './types';

/** A page or a part of one, as the index holds it. */
export interface Section extends Ranked {
  readonly url: string;
  readonly group: SearchGroup;
  readonly area: string;
  /** Page title and headings; the last is the title of the section. */
  readonly titles: readonly string[];
  readonly code: string;
  readonly asked: string;
}

/** The sections of a compact index; each has its position as its id. */
export function toSections({kinds, areas, pages, sections}: CompactIndex): Section[] {
  // Read by position: to take lists apart is slow in code that runs once, before the first hit.
  return sections.map((section, id) => {
    const page = pages[section[0]] as CompactIndex['pages'][number];
    const area = areas[page[2]] as CompactIndex['areas'][number];
    const kind = kinds[section[3]] as SearchKind;
    const anchor = section[1];
    const url = anchor === '' ? page[0] : `${page[0]}#${anchor}`;
    const titles = [page[1]].concat(section[2]);
    return {
      id,
      url,
      kind,
      group: toSearchGroup(kind, url, area[1]),
      area: area[0],
      titles,
      title: titles.at(-1) ?? '',
      context: [area[0]].concat(titles.slice(0, -1)).join(' '),
      isList: page[3] === 1,
      isPage: anchor === '',
      depth: titles.length - 1,
      text: section[4],
      code: section[5] ?? '',
      asked: section[6] ?? '',
    };
  });
}
