import {useCallback, useEffect, useState} from 'react';
import {useSearchEngine} from '../../hooks/useSearchEngine';
import type {SearchAnswer, SearchQuery} from '../../search/types';

export type SearchState =
  | {readonly status: 'empty' | 'failed' | 'searching'}
  | {readonly status: 'found'; readonly answer: SearchAnswer};

/** Asks the engine again whenever the query changes, and on demand; the answer to an older query is dropped. */
export function useSearchResults({
  text,
  group,
  page = 1,
  perPage = 10,
}: SearchQuery): readonly [state: SearchState, askAgain: () => void] {
  const engine = useSearchEngine();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{readonly key: string; readonly state: SearchState}>();
  const key = JSON.stringify([text, group, page, perPage, attempt]);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const request = new AbortController();
    engine
      .search({text, group, page, perPage}, request.signal)
      .then(
        (answer): SearchState => ({status: 'found', answer}),
        (): SearchState => ({status: 'failed'}),
      )
      .then((state) => !request.signal.aborted && setSettled({key, state}));
    return () => request.abort();
  }, [engine, text, group, page, perPage, key]);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  if (text.trim() === '') return [{status: 'empty'}, askAgain];
  return [settled?.key === key ? settled.state : {status: 'searching'}, askAgain];
}
