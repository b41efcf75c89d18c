import type {Collection} from './Collection';
import {curate, type Found} from './curate';
import {toHit} from './toHit';
import type {Document, Json} from './types';

/** Synonyms and curations of a collection, wherever its version stores them. */
export interface Tuning {
  readonly synonyms: readonly Json[];
  readonly curations: readonly Json[];
}

/** The server's own limit. */
const MAX_PER_PAGE = 250;

const toList = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * One search of `multi_search`. Matching is simple (every word or a synonym of it must occur), and
 * ranking uses only `item_priority`. Validation, grouping, counts, highlights and included fields
 * follow a real server.
 */
export function search(collection: Collection, query: Json, tuning: Tuning): Json {
  const fault = findFault(collection, query);
  if (fault !== undefined) return fault;
  const q = String(query.q ?? '');
  const filters = parseFilter(String(query.filter_by ?? ''));
  const passes = (document: Document): boolean =>
    filters.every(({field, values}) => values.includes(String(document[field])));
  const queryBy = toList(query.query_by);
  const ways = toWays(q, tuning.synonyms, collection.getField(queryBy[0] ?? '')?.locale ?? '');
  const matching = [...collection.documents.values()]
    .filter(
      (document) =>
        passes(document) &&
        ways.some((words) =>
          words.every((word) =>
            queryBy.some((field) =>
              String(document[field] ?? '')
                .toLowerCase()
                .includes(word),
            ),
          ),
        ),
    )
    .sort((a, b) => Number(b.item_priority) - Number(a.item_priority));
  const found = curate(
    q,
    matching,
    collection.documents,
    tuning.curations,
    passes,
    query.filter_curated_hits === true,
  );
  const groups = groupBy(found, String(query.group_by));
  const page = Number(query.page ?? 1);
  const perPage = Number(query.per_page ?? 10);
  const words = ways.flat();
  // A server that runs out of time returns the count so far, and possibly no hits.
  const isCutOff = query.search_cutoff_ms !== undefined && Number(query.search_cutoff_ms) < 1;
  return {
    facet_counts: toList(query.facet_by).map((field) => toFacet(field, groups)),
    found: groups.length,
    found_docs: found.length,
    grouped_hits: (isCutOff ? [] : groups)
      .slice((page - 1) * perPage, page * perPage)
      .map(([key, members]) => ({
        found: members.length,
        group_key: [key],
        hits: members
          .slice(0, Number(query.group_limit ?? 3))
          .map(({document, isCurated}) => toHit(document, isCurated ? undefined : words, query)),
      })),
    out_of: collection.documents.size,
    page,
    request_params: {collection_name: collection.name, first_q: q, per_page: perPage, q},
    search_cutoff: isCutOff,
    search_time_ms: 0,
  };
}

/** Why the server rejects a search. The result contains the code; the HTTP status stays 200. */
function findFault(collection: Collection, query: Json): Json | undefined {
  const has = (field: string): boolean => collection.getField(field) !== undefined;
  if (query.q === undefined) return {code: 400, error: 'Parameter `q` is required.'};
  if (Number(query.per_page ?? 0) > MAX_PER_PAGE)
    return {code: 422, error: `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`};
  if (query.query_by === undefined)
    return {code: 400, error: 'No search fields specified for the query.'};
  const queryBy = toList(query.query_by);
  const unknown = queryBy.find((field) => !has(field));
  if (unknown !== undefined)
    return {code: 404, error: `Could not find a field named \`${unknown}\` in the schema.`};
  if (
    query.query_by_weights !== undefined &&
    toList(query.query_by_weights).length !== queryBy.length
  ) {
    return {
      code: 400,
      error: 'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    };
  }
  const filters = parseFilter(String(query.filter_by ?? ''));
  if (filters.some(({field, values}) => field === '' || values.join('') === ''))
    return {code: 400, error: 'Could not parse the filter query.'};
  const filter = filters.find(({field}) => !has(field));
  if (filter !== undefined) {
    return {
      code: 400,
      error: `Could not find a filter field named \`${filter.field}\` in the schema.`,
    };
  }
  const group = toList(query.group_by).find((field) => collection.getField(field)?.facet !== true);
  if (group !== undefined) {
    return has(group)
      ? {code: 400, error: `Group by field \`${group}\` should be a facet field.`}
      : {code: 404, error: `Could not find a field named \`${group}\` in the schema.`};
  }
  const facet = toList(query.facet_by).find((field) => collection.getField(field)?.facet !== true);
  if (facet !== undefined)
    return {code: 404, error: `Could not find a facet field named \`${facet}\` in the schema.`};
  const sorting = toList(query.sort_by)
    .map((part) => part.split(':')[0] ?? '')
    .find((field) => field !== '_text_match' && collection.getField(field)?.sort !== true);
  if (sorting !== undefined) {
    return {
      code: 404,
      error: `Could not find a field named \`${sorting}\` in the schema for sorting.`,
    };
  }
  return undefined;
}

/** The words of the query, and the same words with each synonym replaced; `*` matches everything. */
function toWays(q: string, synonyms: readonly Json[], locale: string): string[][] {
  if (q === '*') return [[]];
  const toWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = toWords(q).join(' ');
  // Like the real server, this silently ignores synonyms whose locale differs from the locale of
  // the field.
  const groups = synonyms
    .filter((synonym) => (synonym.locale ?? '') === locale)
    .map(({synonyms: group}) => group as string[]);
  const replaced = groups.flatMap((group) =>
    group
      .filter((phrase) => ` ${whole} `.includes(` ${phrase} `))
      .flatMap((phrase) => group.map((other) => ` ${whole} `.replace(` ${phrase} `, ` ${other} `))),
  );
  return [whole, ...replaced].map(toWords);
}

/** `a:=x && b:=[x,y]`, values in backticks or not. */
function parseFilter(
  filter: string,
): {readonly field: string; readonly values: readonly string[]}[] {
  return filter
    .split('&&')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [field = '', value = ''] = part.split(':=');
      return {
        field: field.trim(),
        values: value
          .trim()
          .replace(/^\[|\]$/g, '')
          .split(',')
          .map((one) => one.trim().replace(/^`|`$/g, '')),
      };
    });
}

function groupBy(found: readonly Found[], field: string): [string, Found[]][] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const key = String(one.document[field]);
    const members = groups.get(key) ?? [];
    members.push(one);
    groups.set(key, members);
  }
  return [...groups];
}

/**
 * With grouping the server counts groups, not documents: `recorded/ms-three.json` has 600 for 672
 * documents.
 */
function toFacet(field: string, groups: readonly (readonly [string, readonly Found[]])[]): Json {
  const counts = new Map<string, number>();
  for (const [, members] of groups) {
    for (const value of new Set(
      members.flatMap(({document}) =>
        document[field] === undefined ? [] : [String(document[field])],
      ),
    ))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, 10);
  return {
    counts: sorted.map(([value, count]) => ({count, highlighted: value, value})),
    field_name: field,
    sampled: false,
    stats: {total_values: counts.size},
  };
}
