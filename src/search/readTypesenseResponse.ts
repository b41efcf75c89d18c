import {searchKinds, type SearchGroup, type SearchKind} from '../portal/search';
import {MARK_END, MARK_START} from './toTypesenseSearches';
import type {Marked, SearchResponse, SearchHit} from './types';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toObject = (value: unknown): Fields => (isObject(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The first value that is text; values of other types are never shown. */
const toText = (...values: readonly unknown[]): string =>
  values.find((value) => typeof value === 'string') ?? '';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const toGroup = (value: unknown): SearchGroup | undefined =>
  Object.values(searchKinds).find((group) => group === value);

/** A hit with the text that it was found by. */
export interface ServerHit extends SearchHit {
  readonly content: string;
  readonly asked: string;
}

export interface ServerResponse extends SearchResponse {
  readonly hits: readonly ServerHit[];
}

/**
 * Reads the response to `multi_search`.
 *
 * @param body the parsed JSON of the response
 * @param siteUrl origin of the published site
 * @throws Error when the response is an error, or not a response of a search server
 */
export function readTypesenseResponse(body: unknown, siteUrl: string): ServerResponse {
  const [result, counted] = toList(toObject(body).results).map(toObject);
  const error = [result, counted].find((one) => one?.error !== undefined)?.error;
  if (error !== undefined) throw new Error(`Search server: ${toText(error) || 'failed'}`);
  if (!isCount(result?.found) || !Array.isArray(result.grouped_hits))
    throw new Error('Search server: not a search response. Expected: `found` and `grouped_hits`.');

  const places = new Map<string, ServerHit>();
  for (const group of result.grouped_hits as readonly unknown[]) {
    const hit = toHit(toObject(toList(toObject(group).hits)[0]), siteUrl);
    // A place that is pinned comes again when its other records match.
    if (hit !== undefined && !places.has(hit.url)) places.set(hit.url, hit);
  }
  const hits = [...places.values()];
  // The server reports a count and no hits when it ran out of time.
  if (result.search_cutoff === true && hits.length === 0)
    throw new Error('Search server: ran out of time before it found a hit.');
  return {hits, count: toCount(result), groups: toGroups(counted ?? result)};
}

/**
 * Number of places found. From version 29 on, `found` is an estimate. The facet counts are exact:
 * with `group_by`, the server counts places there instead of records, and each place is in one
 * group.
 */
function toCount(result: Fields): number {
  const counts = Object.values(toGroups(result));
  return counts.length === 0 ? Number(result.found) : counts.reduce((sum, count) => sum + count, 0);
}

function toHit({document, highlight}: Fields, siteUrl: string): ServerHit | undefined {
  const fields = toObject(document);
  const marked = toObject(highlight);
  const url = toUrl(fields.url, siteUrl);
  if (url === undefined) return undefined;
  const kind =
    typeof fields.kind === 'string' && Object.hasOwn(searchKinds, fields.kind)
      ? (fields.kind as SearchKind)
      : 'section';
  const group = toGroup(fields.group) ?? searchKinds[kind];
  const titles = [0, 1, 2, 3, 4, 5, 6]
    .map((level) => `hierarchy.lvl${level}`)
    .filter((level) => typeof fields[level] === 'string');
  return {
    id: url,
    url,
    kind,
    group,
    path: titles.map((level) => toMarked(toText(toObject(marked[level]).value, fields[level]))),
    snippet: toMarked(
      toText(toObject(marked.content).snippet, toText(fields.content).slice(0, 180)),
    ),
    content: toText(fields.content),
    asked: toText(fields.asked),
  };
}

/**
 * An address on this site becomes a path, another https address stays whole, anything else is
 * dropped.
 */
function toUrl(value: unknown, siteUrl: string): string | undefined {
  const url = typeof value === 'string' && parseUrl(value, siteUrl);
  if (!url) return undefined;
  // A path that begins with two slashes would name another host.
  if (url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('//'))
    return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Some supported browsers lack `URL.canParse`. */
function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function toMarked(text: string): Marked {
  return text
    .split(MARK_START)
    .flatMap((piece, index): Marked => {
      if (index === 0) return [[piece, false]];
      const [match = '', ...rest] = piece.split(MARK_END);
      return [
        [match, true],
        [rest.join(''), false],
      ];
    })
    .filter(([piece]) => piece !== '');
}

function toGroups(result: Fields): Partial<Record<SearchGroup, number>> {
  const facet = toList(result.facet_counts)
    .map(toObject)
    .find(({field_name: name}) => name === 'group');
  return Object.fromEntries(
    toList(facet?.counts)
      .map(toObject)
      .flatMap(({value, count}) =>
        toGroup(value) !== undefined && isCount(count) ? [[value, count]] : [],
      ),
  );
}
