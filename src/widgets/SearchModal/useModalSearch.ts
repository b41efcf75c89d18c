import {useCallback, useRef, useState} from 'react';
import type {SearchGroup} from '../../portal/search';
import {toSearchClient} from '../../search/toSearchClient';
import type {SearchResponse} from '../../search/types';
import {modalEngine, toModalQuery} from './modalEngine';
import type {Outcome} from './outcome';
import {isChoosing, repeatQuery} from './queryField';
import type {More} from './MoreContext';
import {toModalHit, type ModalHit} from './toModalHit';
import {useMore, type Known} from './useMore';

interface ModalSearch {
  readonly outcome: Outcome | undefined;
  readonly group: SearchGroup | undefined;
  /** Limits the hits to a group. */
  readonly setGroup: (group: SearchGroup | undefined) => void;
  /** For the modal, which runs its queries with the client. */
  readonly createClient: () => ReturnType<typeof toSearchClient<ModalHit>>;
  /** For the modal, which shows what it makes of the hits below a heading. */
  readonly transformItems: (rows: readonly ModalHit[]) => ModalHit[];
  /** For the rows, to show more hits of a page. */
  readonly more: More;
}

/**
 * Runs the queries of the modal. The modal takes one response to each query, so it repeats the
 * query when the response of the full index follows that of the titles.
 *
 * @param onQuery gets the text of each query
 */
export function useModalSearch(onQuery: (text: string) => void): ModalSearch {
  const [outcome, setOutcome] = useState<Outcome>();
  const [group, setShownGroup] = useState<SearchGroup>();
  const wanted = useRef<SearchGroup | undefined>(undefined);
  const complete = useRef<Known>(undefined);
  const latest = useRef<Known>(undefined);
  const {clear, transformItems, more} = useMore(latest, complete);

  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<SearchResponse> => {
      onQuery(text);
      const query = toModalQuery(text, wanted.current);
      const key = JSON.stringify(query);
      if (latest.current?.key !== key) clear();
      if (complete.current?.key === key) {
        latest.current = complete.current;
        setOutcome(complete.current.response);
        return complete.current.response;
      }
      const response = await modalEngine.search(query, signal).catch((error: unknown) => {
        if (!signal.aborted) setOutcome('failed');
        throw error;
      });
      if (!signal.aborted) {
        latest.current = {key, response};
        setOutcome(response);
        whenComplete(response, signal, (full) => (complete.current = {key, response: full}));
      }
      return response;
    },
    [onQuery, clear],
  );
  const createClient = useCallback(() => toSearchClient(search, toModalHit), [search]);
  const setGroup = useCallback((next: SearchGroup | undefined): void => {
    wanted.current = next;
    setShownGroup(next);
  }, []);
  return {outcome, group, setGroup, createClient, transformItems, more};
}

/** Keeps the response of the full index, and lets the modal ask for it. */
function whenComplete(
  {complete}: SearchResponse,
  signal: AbortSignal,
  keep: (response: SearchResponse) => void,
): void {
  complete?.then(
    (response) => {
      if (signal.aborted) return;
      keep(response);
      if (!isChoosing()) repeatQuery();
    },
    // The index says itself that it failed (`IndexNote`).
    () => undefined,
  );
}
