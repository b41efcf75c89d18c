import type {SearchHit} from '../../search/types';

/** A hit as the modal of typesense-docsearch-react takes it; what we show of it stands in `portal`. */
export interface ModalHit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly 'hierarchy.lvl0': string;
  readonly 'hierarchy.lvl1': string;
  readonly content: null;
  /** Absent in searches of the past that came from the browser's storage. */
  readonly _highlightResult?: Readonly<Record<string, {readonly value: string}>>;
  readonly _snippetResult: Readonly<Record<string, {readonly value: string}>>;
  readonly portal?: SearchHit;
}

/** The modal groups hits by part of the site and page. */
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
