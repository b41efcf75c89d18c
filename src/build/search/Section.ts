import type {SearchKind} from '../../portal/search';

/** A piece of text that is found as one. */
interface TextBlock {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

/** A heading or a marked item (`data-search-kind`) with an id, and the text below it. */
export interface Section {
  /** Id to link to; empty for the top of the page. */
  readonly anchor: string;
  /** Titles from the page's own (level 1) down to this section's. */
  readonly titles: readonly string[];
  readonly kind: SearchKind;
  readonly blocks: TextBlock[];
}
