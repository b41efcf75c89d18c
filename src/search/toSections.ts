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
  return sections.map(([page, anchor, titles, kindIndex, text, code = '', asked = ''], id) => {
    const [url, pageTitle, areaIndex, isList = 0] = pages[page] as CompactIndex['pages'][number];
    const [area, areaGroup] = areas[areaIndex] as CompactIndex['areas'][number];
    const kind = kinds[kindIndex] as SearchKind;
    const path = [pageTitle, ...titles];
    const address = anchor === '' ? url : `${url}#${anchor}`;
    return {
      id,
      url: address,
      kind,
      group: toSearchGroup(kind, address, areaGroup),
      area,
      titles: path,
      title: path.at(-1) ?? '',
      context: [area, ...path.slice(0, -1)].join(' '),
      isList: isList === 1,
      isPage: anchor === '',
      depth: path.length - 1,
      text,
      code,
      asked,
    };
  });
}
