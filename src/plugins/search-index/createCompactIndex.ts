import {searchKinds, type SearchKind} from '../../portal/search';
import type {CompactIndex, CompactSection} from '../../search/types';
import type {PageContent, Section} from './readPage';
import {toKind, toPlace} from './toPlace';

/** So much of the code of a section is searched; the rest repeats itself. */
const MAX_CODE = 400;

/** A page that was read, and where it is. */
export interface IndexedPage {
  readonly content: PageContent;
  /** Route below the base, such as `content/faq`. */
  readonly route: string;
  /** Address below the origin, such as `/docs/content/faq`. */
  readonly path: string;
}

/** What the embedded index is made from in the browser: each text once, numbers in place of names. */
export function createCompactIndex(pages: readonly IndexedPage[]): CompactIndex {
  const kinds = Object.keys(searchKinds) as SearchKind[];
  const places = pages.map(({content, route}) => toPlace(content, route));
  const areas = [...new Map(places.map(({label, group}) => [`${label}\n${group}`, [label, group] as const])).values()];
  return {
    kinds,
    areas,
    pages: pages.map(({content, path}, page) => [path, content.title, areas.findIndex(([label, group]) => label === places[page]?.label && group === places[page]?.group)]),
    sections: pages.flatMap(({content, route}, page) =>
      mergeSections(content.sections).map((section): CompactSection => [page, section.anchor, section.titles.slice(1), kinds.indexOf(toKind(section.kind, route)), toText(section)]),
    ),
  };
}

/** A section that goes on after an item in it is one section. */
function mergeSections(sections: readonly Section[]): Section[] {
  const merged = new Map<string, Section>();
  for (const section of sections) {
    const key = `${section.anchor}\n${section.titles.join('\n')}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? section : {...known, blocks: [...known.blocks, ...section.blocks]});
  }
  return [...merged.values()];
}

function toText({blocks}: Section): string {
  const prose = blocks.filter(({kind}) => kind === 'text').map(({text}) => text);
  const code = blocks.filter(({kind}) => kind === 'code').map(({text}) => text.replace(/\s+/g, ' '));
  return [...prose, code.join(' ').slice(0, MAX_CODE)].join(' ').trim();
}
