import type {SearchHit} from '../../search/types';

/**
 * A hit in the shape that the modal of typesense-docsearch-react expects; `portal` is what we
 * render.
 */
export interface ModalHit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly 'hierarchy.lvl0': string;
  readonly 'hierarchy.lvl1': string;
  readonly content: null;
  /** Absent in searches that were stored in the browser. */
  readonly _highlightResult?: Readonly<Record<string, {readonly value: string}>>;
  readonly _snippetResult: Readonly<Record<string, {readonly value: string}>>;
  readonly portal?: SearchHit;
  /** On a row that asks for more hits of a page: the last of them that is shown. */
  readonly moreOf?: string;
  /** How many hits that row asks for. */
  readonly waiting?: number;
}

/** Heading of the best hits. */
export const BEST_MATCHES = 'Best matches';
/** The modal shows at most five hits below one heading. */
const BEST_COUNT = 5;

/**
 * Converts a hit for the modal, which groups hits by part of the site and page. The best hits form
 * a group in their order; otherwise the second one would come after all of the first one's group.
 *
 * @param rank from 0
 */
export function toModalHit({more: _more, ...hit}: SearchHit, rank: number): ModalHit {
  const plain = hit.path.map((title) => title.map(([text]) => text).join(''));
  const [area = '', page = area] = plain;
  const isBest = rank < BEST_COUNT;
  const levels = {
    'hierarchy.lvl0': isBest ? BEST_MATCHES : area,
    'hierarchy.lvl1': isBest ? BEST_MATCHES : page,
  };
  return {
    objectID: hit.id,
    type: 'lvl1',
    url: hit.url,
    ...levels,
    content: null,
    _highlightResult: Object.fromEntries(
      Object.entries(levels).map(([level, value]) => [level, {value}]),
    ),
    _snippetResult: {},
    portal: hit,
  };
}
