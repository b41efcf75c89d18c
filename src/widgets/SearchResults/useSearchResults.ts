import {useCallback, useEffect, useState} from 'react';
import {useSearchEngine} from '../../hooks/useSearchEngine';
import type {SearchResponse, SearchQuery} from '../../search/types';

export type SearchState =
  | {readonly status: 'empty' | 'failed' | 'searching'}
  | {readonly status: 'found'; readonly response: SearchResponse};

/** Runs the query when it changes and on demand, and drops responses to older queries.  */
export function useSearchResults({
  text,
  group,
  page = 1,
  perPage = 10,
}: SearchQuery): readonly [state: SearchState, retry: () => void] {
  const engine = useSearchEngine();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{readonly key: string; readonly state: SearchState}>();
  const key = JSON.stringify([text, group, page, perPage, attempt]);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const request = new AbortController();
    void engine
      .search({text, group, page, perPage}, request.signal)
      .then(
        (response): SearchState => ({status: 'found', response}),
        (): SearchState => ({status: 'failed'}),
      )
      .then((state) => !request.signal.aborted && setSettled({key, state}));
    return () => request.abort();
  }, [engine, text, group, page, perPage, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (text.trim() === '') return [{status: 'empty'}, retry];
  return [settled?.key === key ? settled.state : {status: 'searching'}, retry];
}
