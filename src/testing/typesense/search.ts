import type {Collection} from './Collection';
import {curate, type Found} from './curate';
import {findDocuments} from './findDocuments';
import {findSearchFault} from './findSearchFault';
import {toList} from './lists';
import {parseFilter} from './parseFilter';
import {toHit} from './toHit';
import type {Document, Json} from './types';

/** Synonyms and curations of a collection, wherever its version stores them. */
export interface Tuning {
  readonly synonyms: readonly Json[];
  readonly curations: readonly Json[];
}

/**
 * One search of `multi_search`. Matching is simple (every word or a synonym of it must occur), and
 * ranking uses only `item_priority`. Validation, grouping, counts, highlights and included fields
 * follow a real server.
 */
export function search(collection: Collection, query: Json, tuning: Tuning): Json {
  const fault = findSearchFault(collection, query);
  if (fault !== undefined) return fault;
  const filters = parseFilter(String(query.filter_by ?? ''));
  const passes = (document: Document): boolean =>
    filters.every(({field, values}) => values.includes(String(document[field])));
  const {documents, words} = findDocuments(collection, query, tuning.synonyms, passes);
  const found = curate(
    String(query.q),
    documents,
    collection.documents,
    tuning.curations,
    passes,
    query.filter_curated_hits === true,
  );
  return toResponse(collection, query, found, words);
}

function toResponse(
  collection: Collection,
  query: Json,
  found: readonly Found[],
  words: readonly string[],
): Json {
  const q = String(query.q);
  const groups = groupBy(found, String(query.group_by));
  const page = Number(query.page ?? 1);
  const perPage = Number(query.per_page ?? 10);
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
