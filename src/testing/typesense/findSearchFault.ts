import type {Collection} from './Collection';
import {toList} from './lists';
import {parseFilter} from './parseFilter';
import type {Json} from './types';

/** The server's own limit. */
const MAX_PER_PAGE = 250;

type Check = (collection: Collection, query: Json) => Json | undefined;

/** What the server checks, in its order. */
const CHECKS: readonly Check[] = [
  (_collection, {q}) =>
    q === undefined ? {code: 400, error: 'Parameter `q` is required.'} : undefined,
  (_collection, {per_page: perPage}) =>
    Number(perPage ?? 0) > MAX_PER_PAGE
      ? {code: 422, error: `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`}
      : undefined,
  checkQueryBy,
  checkFilter,
  checkGroup,
  checkFacet,
  checkSorting,
];

/** Why the server rejects a search. The result contains the code; the HTTP status stays 200. */
export function findSearchFault(collection: Collection, query: Json): Json | undefined {
  for (const check of CHECKS) {
    const fault = check(collection, query);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const isMissing = (collection: Collection, field: string): boolean =>
  collection.getField(field) === undefined;

function checkQueryBy(collection: Collection, query: Json): Json | undefined {
  if (query.query_by === undefined)
    return {code: 400, error: 'No search fields specified for the query.'};
  const queryBy = toList(query.query_by);
  const unknown = queryBy.find((field) => isMissing(collection, field));
  if (unknown !== undefined)
    return {code: 404, error: `Could not find a field named \`${unknown}\` in the schema.`};
  const weights = query.query_by_weights;
  if (weights === undefined || toList(weights).length === queryBy.length) return undefined;
  return {
    code: 400,
    error: 'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
  };
}

function checkFilter(collection: Collection, query: Json): Json | undefined {
  const filters = parseFilter(String(query.filter_by ?? ''));
  if (filters.some(({field, values}) => field === '' || values.join('') === ''))
    return {code: 400, error: 'Could not parse the filter query.'};
  const unknown = filters.find(({field}) => isMissing(collection, field));
  if (unknown === undefined) return undefined;
  return {
    code: 400,
    error: `Could not find a filter field named \`${unknown.field}\` in the schema.`,
  };
}

function checkGroup(collection: Collection, query: Json): Json | undefined {
  const group = toList(query.group_by).find((field) => collection.getField(field)?.facet !== true);
  if (group === undefined) return undefined;
  return isMissing(collection, group)
    ? {code: 404, error: `Could not find a field named \`${group}\` in the schema.`}
    : {code: 400, error: `Group by field \`${group}\` should be a facet field.`};
}

function checkFacet(collection: Collection, query: Json): Json | undefined {
  const facet = toList(query.facet_by).find((field) => collection.getField(field)?.facet !== true);
  return facet === undefined
    ? undefined
    : {code: 404, error: `Could not find a facet field named \`${facet}\` in the schema.`};
}

function checkSorting(collection: Collection, query: Json): Json | undefined {
  const unknown = toList(query.sort_by)
    .map((part) => part.split(':')[0] ?? '')
    .find((field) => field !== '_text_match' && collection.getField(field)?.sort !== true);
  return unknown === undefined
    ? undefined
    : {
        code: 404,
        error: `Could not find a field named \`${unknown}\` in the schema for sorting.`,
      };
}
