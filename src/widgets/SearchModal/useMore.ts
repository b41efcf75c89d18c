import {useMemo, type RefObject} from 'react';
import type {SearchHit, SearchResponse} from '../../search/types';
import type {More} from './MoreContext';
import {repeatQuery} from './queryField';
import {showMore} from './showMore';
import type {ModalHit} from './toModalHit';

/** A response, and the query that it belongs to. */
export interface Known {
  readonly key: string;
  readonly response: SearchResponse;
}

interface MoreHits {
  /** For a new query, of which no page is shown in full. */
  readonly clear: () => void;
  /** For the modal, which shows what it makes of the hits below a heading. */
  readonly transformItems: (rows: readonly ModalHit[]) => ModalHit[];
  /** For the rows. */
  readonly more: More;
}

/**
 * Shows more hits of a page when they are asked for, without a request.
 *
 * @param latest the response that is shown
 * @param complete the response that the next equal query gets
 */
export const useMore = (
  latest: RefObject<Known | undefined>,
  complete: RefObject<Known | undefined>,
): MoreHits => useMemo(() => createMore(latest, complete), [latest, complete]);

function createMore(
  latest: RefObject<Known | undefined>,
  complete: RefObject<Known | undefined>,
): MoreHits {
  const opened = new Set<string>();
  let next: string | undefined;
  const getMore = (id: string): readonly SearchHit[] =>
    latest.current?.response.hits.find((hit) => hit.id === id)?.more ?? [];
  return {
    clear: () => opened.clear(),
    transformItems: (rows) => showMore(rows, getMore, opened),
    more: {
      show: (id) => {
        opened.add(id);
        next = getMore(id)[0]?.id;
        if (latest.current?.response.complete === undefined) complete.current = latest.current;
        repeatQuery();
      },
      takeNext: (id) => {
        if (next !== id) return false;
        next = undefined;
        return true;
      },
    },
  };
}
