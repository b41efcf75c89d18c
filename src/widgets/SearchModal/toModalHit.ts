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
}

/** Converts a hit for the modal, which groups hits by part of the site and page. */
export function toModalHit(hit: SearchHit): ModalHit {
  const plain = hit.path.map((title) => title.map(([text]) => text).join(''));
  const [area = '', page = area] = plain;
  const levels = {'hierarchy.lvl0': area, 'hierarchy.lvl1': page};
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
