import {stem, tokenize} from './tokenize';
import type {SearchHit, SearchQuery, SearchResponse} from './types';

/**
 * Keeps the first hit where it is when the response of the full index replaces that of the titles,
 * if the reader has good reason to choose it: a hit must not change under the finger.
 */
export function keepFirst(
  {text, perPage = 10}: SearchQuery,
  {hits: [shown]}: SearchResponse,
  response: SearchResponse,
): SearchResponse {
  if (shown === undefined || response.hits[0]?.id === shown.id || !isConfident(text, shown))
    return response;
  const first = response.hits.find(({id}) => id === shown.id) ?? shown;
  return {
    ...response,
    count: Math.max(response.count, 1),
    hits: [first, ...response.hits.filter((hit) => hit !== first)].slice(0, perPage),
  };
}

/** Whether the title of a hit says all of the query, and little else. */
function isConfident(query: string, {path}: SearchHit): boolean {
  const title = toStems(
    path
      .at(-1)
      ?.map(([part]) => part)
      .join('') ?? '',
  );
  const words = toStems(query);
  const last = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    words.slice(0, -1).every((word) => title.includes(word)) &&
    title.some((word) => word.startsWith(last)) &&
    title.length <= words.length + 1
  );
}

const toStems = (text: string): string[] => [...new Set(tokenize(text).map(stem))];
