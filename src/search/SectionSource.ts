import type {SearchGroup, SearchKind} from '../portal/search';
import type {Candidate} from './rankSections';
import type {CorrectedTerm} from './toQuery';
import type {Section} from './toSections';
import type {Vocabulary} from './Vocabulary';
import type {RelatedStems} from './readRelated';
import type {Wanted} from './wanted';

/** A section that was found: enough to count it and to spread pages, before its texts are read. */
export interface FoundSection {
  /** Position in the index. */
  readonly id: number;
  readonly kind: SearchKind;
  readonly group: SearchGroup;
  /** Its address, or one that only says which sections share a page. */
  readonly url: string;
}

/** What an index finds for the terms of a query. */
export interface Found {
  /** The sections that ranking reads. */
  readonly candidates: readonly Candidate<Section>[];
  /** The terms with their rarity. */
  readonly wanted: readonly Wanted[];
  /** Sections that come after all candidates, best first. */
  readonly others: readonly FoundSection[];
}

/** What the engine asks of an index, whether it is in memory or in files that are read as needed. */
export interface SectionSource {
  /** All words of the index. */
  readonly vocabulary: Vocabulary;
  /** Stems of words that the index hardly has, and of those that it has for them. */
  readonly related: RelatedStems;
  /** Hits of a preview; absent where none precedes the whole response. */
  readonly previewed?: number;
  /** Whether a section contains a word with this stem. */
  hasStem(stem: string): boolean;
  /** @param isPreview whether to read few sections, so that the first hits are there soon */
  find(terms: readonly CorrectedTerm[], isPreview: boolean): Promise<Found>;
  /** The sections at these addresses; unknown ones are left out. */
  findPlaces(urls: readonly string[]): Promise<readonly Section[]>;
  /** The operations that a path with values belongs to. */
  findOperations(query: string): Promise<readonly Section[]>;
  /** The sections themselves, in the same order. */
  read(sections: readonly FoundSection[]): Promise<readonly Section[]>;
  /** All titles that can be suggested. */
  listTitles(): Promise<Iterable<string>>;
}
