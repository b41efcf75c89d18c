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
  // Sections that follow one another mostly have the same titles above them.
  let above: readonly string[] = [];
  let context = '';
  // By position, because destructuring costs milliseconds in code that runs for the first time.
  return sections.map((section, id) => {
    const page = pages[section[0]] as CompactIndex['pages'][number];
    const [area, areaGroup] = areas[page[2]] as CompactIndex['areas'][number];
    const anchor = section[1];
    const path = [page[1]].concat(section[2]);
    const depth = path.length - 1;
    const titlesAbove = [area].concat(path);
    titlesAbove.pop();
    if (!isSame(titlesAbove, above)) {
      above = titlesAbove;
      context = above.join(' ');
    }
    const kind = kinds[section[3]] as SearchKind;
    const address = anchor === '' ? page[0] : `${page[0]}#${anchor}`;
    return {
      id,
      url: address,
      kind,
      group: toSearchGroup(kind, address, areaGroup),
      area,
      titles: path,
      title: path[depth] ?? '',
      context,
      isList: page[3] === 1,
      isPage: anchor === '',
      depth,
      text: section[4],
      code: section[5] ?? '',
      asked: section[6] ?? '',
    };
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((title, index) => title === other[index]);
