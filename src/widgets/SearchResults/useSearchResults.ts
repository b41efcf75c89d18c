import {useEffect, useState} from 'react';
import {getSearchEngine} from '../../search/getSearchEngine';
import type {SearchAnswer, SearchQuery} from '../../search/types';

export type SearchState = {readonly status: 'empty' | 'failed' | 'searching'} | {readonly status: 'found'; readonly answer: SearchAnswer};

/** Asks the engine again whenever the query changes; the answer to an older query is dropped. */
export function useSearchResults({text, group, page = 1, perPage = 10}: SearchQuery, indexUrl: string): SearchState {
  const key = JSON.stringify([text, group, page, perPage]);
  const [settled, setSettled] = useState<{readonly key: string; readonly state: SearchState}>();
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const request = new AbortController();
    getSearchEngine(indexUrl)
      .search({text, group, page, perPage}, request.signal)
      .then((answer): SearchState => ({status: 'found', answer}), (): SearchState => ({status: 'failed'}))
      .then((state) => !request.signal.aborted && setSettled({key, state}));
    return () => request.abort();
  }, [text, group, page, perPage, indexUrl, key]);
  if (text.trim() === '') return {status: 'empty'};
  return settled?.key === key ? settled.state : {status: 'searching'};
}
