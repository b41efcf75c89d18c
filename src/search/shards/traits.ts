import {toSearchGroup, type SearchGroup, type SearchKind} from '../../portal/search';
import type {Section} from '../toSections';
import {toTitleStems} from '../matchTerms';
import type {ShardRoot} from './ShardedIndex';

/** What ranking needs to know of a section that it has not read. */
export interface SectionTraits {
  readonly id: number;
  readonly kind: SearchKind;
  readonly group: SearchGroup;
  readonly page: number;
  readonly isList: boolean;
  readonly isPage: boolean;
  /** Number of titles above it, at most three. */
  readonly depth: number;
  /** Words of its title that count, from one to eight. */
  readonly titleLength: number;
}

/** Code of the character for 0. From here on, JSON escapes no character that is used. */
const ZERO = 0x5d;
const MAX_DEPTH = 3;
const MAX_TITLE = 8;

/** Two characters: kind and whether it is a page; depth and length of the title. */
export function encodeSection(section: Section, kinds: readonly SearchKind[]): string {
  const titleLength = Math.min(MAX_TITLE, Math.max(1, toTitleStems(section.title).length));
  const depth = Math.min(MAX_DEPTH, section.depth);
  return String.fromCharCode(
    ZERO + kinds.indexOf(section.kind) * 2 + Number(section.isPage),
    ZERO + depth * MAX_TITLE + titleLength - 1,
  );
}

const groups: readonly SearchGroup[] = ['guides', 'api', 'libraries', 'errors'];

/** A page as one number: the group of its texts, that of its symbols, and whether it is a list. */
export function encodePage(url: string, group: SearchGroup, isList: boolean): number {
  const hasErrors = toSearchGroup('symbol', url, group) === 'errors';
  return groups.indexOf(group) | (Number(hasErrors) << 2) | (Number(isList) << 3);
}

/** Reads the traits of sections. */
export class TraitReader {
  readonly count: number;
  private readonly pageOf: Uint32Array;

  constructor(private readonly root: ShardRoot) {
    this.count = root.sections.length / 2;
    this.pageOf = new Uint32Array(this.count);
    let section = 0;
    for (let page = 0; page * 2 < root.pages.length; page += 1) {
      const end = section + (root.pages[page * 2] as number);
      this.pageOf.fill(page, section, end);
      section = end;
    }
  }

  get(id: number): SectionTraits {
    const page = this.pageOf[id] ?? 0;
    const traits = this.root.pages[page * 2 + 1] ?? 0;
    const first = this.root.sections.charCodeAt(id * 2) - ZERO;
    const second = this.root.sections.charCodeAt(id * 2 + 1) - ZERO;
    const kind = this.root.kinds[first >> 1] as SearchKind;
    const pageGroup = groups[traits & 3] as SearchGroup;
    return {
      id,
      kind,
      group: kind === 'symbol' && (traits & 4) > 0 ? 'errors' : toSearchGroup(kind, '', pageGroup),
      page,
      isList: (traits & 8) > 0,
      isPage: (first & 1) === 1,
      depth: Math.floor(second / MAX_TITLE),
      titleLength: (second % MAX_TITLE) + 1,
    };
  }
}
