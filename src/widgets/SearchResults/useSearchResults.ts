import {useCallback, useEffect, useState} from 'react';
import type {SearchResponse, SearchQuery} from '../../search/types';
import {getPageEngine} from '../SearchModal/pageEngine';

export type SearchState =
  | {readonly status: 'empty' | 'failed' | 'searching'}
  | {readonly status: 'found'; readonly response: SearchResponse};

interface Settled {
  readonly key: string;
  readonly scope: string;
  readonly state: SearchState;
}

/** For readers who come back from a hit: a page without hits is too short for where they were. */
let last: Settled | undefined;

/** Runs the query when it changes and on demand, and drops responses to older queries.  */
export function useSearchResults({
  text,
  group,
  page = 1,
  perPage = 10,
}: SearchQuery): readonly [state: SearchState, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(last);
  useEffect(() => {
    last = settled;
  }, [settled]);
  const scope = JSON.stringify([group, page, perPage, attempt]);
  const key = text + scope;
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const request = new AbortController();
    void getPageEngine()
      .search({text, group, page, perPage}, request.signal)
      .then(
        (response): SearchState => {
          // If the full index fails, the titles stay (`IndexNote`).
          response.complete?.then(settle, () => undefined);
          return {status: 'found', response};
        },
        (): SearchState => ({status: 'failed'}),
      )
      .then((state) => !request.signal.aborted && setSettled({key, scope, state}));
    function settle(response: SearchResponse): void {
      if (!request.signal.aborted) setSettled({key, scope, state: {status: 'found', response}});
    }
    return () => request.abort();
  }, [text, group, page, perPage, key, scope]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (text.trim() === '') return [{status: 'empty'}, retry];
  const isTyping = settled?.scope === scope && settled.state.status === 'found';
  // While one types, the hits of the query before stay until the next ones are there.
  return [settled?.key === key || isTyping ? settled.state : {status: 'searching'}, retry];
}
