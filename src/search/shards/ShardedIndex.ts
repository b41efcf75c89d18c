import type {CompactIndex} from '../types';
import type {FieldNumbers} from './SectionScorer';

/**
 * The part of a large index that every search needs. Postings and sections are in files beside it,
 * which are fetched when a query needs them.
 */
export interface ShardRoot extends Pick<CompactIndex, 'kinds' | 'areas' | 'related'> {
  /** Folder of the other files, next to this one. */
  readonly folder: string;
  /** Words and stems, sorted and front-coded (`frontCode.ts`). */
  readonly words: string;
  /** For each of these: twice the number of sections that contain the stem, plus 1 for a word. */
  readonly counts: readonly number[];
  /** Mean number of different words in each field (`SectionScorer.ts`). */
  readonly averageLengths: FieldNumbers;
  /** The first stem of each file of postings. */
  readonly firstStems: readonly string[];
  /** The first section of each file of sections. */
  readonly firstSections: readonly number[];
  /** For each page the number of its sections, and its traits (`traits.ts`). */
  readonly pages: readonly number[];
  /** Two characters for each section (`traits.ts`). */
  readonly sections: string;
  /** Sections that are pinned to queries, by their addresses. */
  readonly places: Readonly<Record<string, number>>;
  /** The sections of operations, each with its method and address. */
  readonly operations: readonly (readonly [section: number, text: string])[];
}

/** A file of postings: each stem with its sections (`postings.ts`). */
export type PostingFile = readonly (readonly [stem: string, postings: readonly number[]])[];

/** A file of consecutive sections with their pages, which are counted from 0 in each file. */
export type SectionFile = Pick<CompactIndex, 'pages' | 'sections'>;

/** Names of the files in the folder. */
export const toPostingName = (file: number): string => `terms-${file}.json`;
export const toSectionName = (file: number): string => `sections-${file}.json`;
export const TITLES_NAME = 'titles.json';
