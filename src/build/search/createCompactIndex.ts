import {isListPage, searchKinds, type SearchKind} from '../../portal/search';
import type {CompactIndex, CompactSection} from '../../search/types';
import {getReaderPhrases} from './getReaderPhrases';
import type {PageContent} from './readPage';
import type {Section} from './Section';
import {listRelated} from './listRelated';
import {isDetail, toKind, toPlace} from './toPlace';

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

type Area = CompactIndex['areas'][number];

const kinds = Object.keys(searchKinds) as SearchKind[];

/** What the embedded index is made from in the browser: each text once, numbers in place of names. */
export function createCompactIndex(pages: readonly IndexedPage[]): CompactIndex {
  const areas = new Map<string, {readonly number: number; readonly area: Area}>();
  const getArea = ({content, route}: IndexedPage): number => {
    const {label, group} = toPlace(content, route);
    const key = `${label}\n${group}`;
    const known = areas.get(key) ?? {number: areas.size, area: [label, group] as const};
    areas.set(key, known);
    return known.number;
  };
  const pageRows = pages.map((page): CompactIndex['pages'][number] => {
    const {path, content, route} = page;
    const row = [path, content.title, getArea(page)] as const;
    return isListPage(route) ? [...row, 1] : row;
  });
  // Per part of the site: a header that two APIs share is listed for both.
  const described = new Map<string, Set<string>>();
  const sections = pages.flatMap(({content, route}, page) => {
    const part = route.split('/').slice(0, 2).join('/');
    const known = described.get(part) ?? new Set();
    described.set(part, known);
    return dropRepeated(mergeSections(content.sections, route), known).map((section) =>
      toCompactSection(section, page, route),
    );
  });
  return {
    kinds,
    areas: [...areas.values()].map(({area}) => area),
    pages: pageRows,
    sections,
    related: listRelated(sections),
  };
}

function toCompactSection(section: Section, page: number, route: string): CompactSection {
  const {anchor, titles} = section;
  const kind = kinds.indexOf(toKind(section, route));
  const always = [page, anchor, titles.slice(1), kind, toProse(section)] as const;
  const code = toCode(section);
  const asked = getReaderPhrases(route, anchor).join('\n');
  if (asked !== '') return [...always, code, asked];
  return code === '' ? always : [...always, code];
}

/**
 * One section for each place that can be linked to: headings without an id, and those that only
 * describe details of a member of a library, belong to the section above them.
 */
function mergeSections(sections: readonly Section[], route: string): Section[] {
  const merged = new Map<string, Section>();
  const described = new Set<string>();
  let member = '';
  for (const section of sections) {
    if (isDetail(section, route)) {
      add(member, section);
    } else {
      if (section.kind === 'section') member = section.anchor;
      add(section.anchor, section);
    }
  }
  return [...merged.values()];

  function add(anchor: string, section: Section): void {
    const title = section.titles.join('\n');
    const known = merged.get(anchor);
    // The title of a heading without a section is text like any other, and appears once.
    const isDescribed = known === undefined || described.has(title) || section.blocks.length === 0;
    merged.set(
      anchor,
      known === undefined
        ? section
        : {
            ...known,
            blocks: [
              ...known.blocks,
              ...(isDescribed ? [] : [{kind: 'text' as const, text: section.titles.at(-1) ?? ''}]),
              ...section.blocks,
            ],
          },
    );
    described.add(title);
  }
}

/**
 * Without response headers and inherited members that an earlier section describes in the same
 * words.
 */
function dropRepeated(sections: readonly Section[], described: Set<string>): Section[] {
  return sections.filter((section) => {
    if (section.kind !== 'header' && section.kind !== 'symbol') return true;
    const text = `${section.titles.at(-1)}\n${toProse(section)}`;
    return !described.has(text) && described.add(text);
  });
}

/** The texts of a section, one a line. */
const toProse = ({blocks}: Section): string =>
  blocks
    .filter(({kind}) => kind === 'text')
    .map(({text}) => text)
    .join('\n');

function toCode({blocks}: Section): string {
  const code = blocks
    .filter(({kind}) => kind === 'code')
    .map(({text}) => text.replace(/\s+/g, ' '))
    .join(' ');
  // The start of a word would be one that mistyped words are corrected to.
  return code.length <= MAX_CODE ? code : code.slice(0, MAX_CODE).replace(/[\p{L}\p{N}_]+$/u, '');
}
