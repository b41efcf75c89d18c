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
      .map((group) => toGroupedHits(group, words, query)),
    out_of: collection.documents.size,
    page,
    request_params: {collection_name: collection.name, first_q: q, per_page: perPage, q},
    search_cutoff: isCutOff,
    search_time_ms: 0,
  };
}

interface Group {
  readonly key: string;
  readonly members: readonly Found[];
}

/**
 * A pinned document is a group by itself, even if other documents of its group are found: the
 * server tells pinned groups apart by their positions.
 */
function groupBy(found: readonly Found[], field: string): Group[] {
  const groups = new Map<string, {readonly key: string; readonly members: Found[]}>();
  found.forEach((one, index) => {
    const key = String(one.document[field]);
    const id = one.isCurated ? `${index} ${key}` : key;
    const group = groups.get(id) ?? {key, members: []};
    group.members.push(one);
    groups.set(id, group);
  });
  return [...groups.values()];
}

/** A pinned group has no count. */
const toGroupedHits = ({key, members}: Group, words: readonly string[], query: Json): Json => ({
  ...(members.some(({isCurated}) => isCurated) ? {} : {found: members.length}),
  group_key: [key],
  hits: members
    .slice(0, Number(query.group_limit ?? 3))
    .map(({document, isCurated}) => toHit(document, isCurated ? undefined : words, query)),
});

/**
 * With grouping the server counts groups, not documents: `recorded/ms-three.json` has 600 for 672
 * documents.
 */
function toFacet(field: string, groups: readonly Group[]): Json {
  const keys = new Map<string, Set<string>>();
  for (const {key, members} of groups) {
    for (const {document} of members) {
      if (document[field] === undefined) continue;
      const value = String(document[field]);
      keys.set(value, (keys.get(value) ?? new Set()).add(key));
    }
  }
  const sorted = [...keys].sort(([, a], [, b]) => b.size - a.size).slice(0, 10);
  return {
    counts: sorted.map(([value, {size}]) => ({count: size, highlighted: value, value})),
    field_name: field,
    sampled: false,
    stats: {total_values: keys.size},
  };
}
