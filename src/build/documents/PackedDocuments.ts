import type {PackedIndex} from '../../search/packIndex';
import type {PageKind} from '../markdown/describePage';

/** A heading of a page: its id, its level, and where its text begins. */
export type PackedHeading = readonly [id: string, level: number, offset: number];

/** A page as the documentation server has it. */
export interface PackedPage {
  /** Path below the origin. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** The page as Markdown, in one piece. */
  readonly text: string;
  readonly headings: readonly PackedHeading[];
}

/** Everything that the documentation server reads, packed into one file of the sandbox's package. */
export interface PackedDocuments {
  /** Scheme and authority of the portal. */
  readonly origin: string;
  /** Path that the portal is published below, with both slashes. */
  readonly baseUrl: string;
  /** In reading order. */
  readonly pages: readonly PackedPage[];
  /** The index of the search; absent if it is in many files. */
  readonly index?: PackedIndex;
}

/** Name of the file in the package, beside the program. */
export const DOCUMENTS_FILE = 'documents.json.br';
