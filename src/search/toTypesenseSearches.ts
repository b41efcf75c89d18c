import type {TypesenseSettings} from '../portal/typesense';
import type {SearchQuery} from './types';

/** Enclose a match. No page contains these characters, so no text can forge a mark. */
export const MARK_START = '\u0001';
export const MARK_END = '\u0002';

const TITLES = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const FIELDS = {
  'hierarchy.lvl1': 10,
  'hierarchy.lvl2': 9,
  'hierarchy.lvl3': 8,
  'hierarchy.lvl4': 7,
  'hierarchy.lvl5': 7,
  'hierarchy.lvl6': 7,
  identifiers: 5,
  content: 3,
  'hierarchy.lvl0': 1,
};
const MAX_QUERY = 200;

export type TypesenseSearch = Readonly<Record<string, string | number | boolean>>;

/**
 * The searches of one query: the hits and, if they are limited to one group, the counts of all
 * groups. Finds only pages of the reader's language and docs versions (specification section 7).
 */
export function toTypesenseSearches(
  {text, group, page = 1, perPage = 10, language = 'en', tags = ['default']}: SearchQuery,
  {collection, parameters}: TypesenseSettings,
): TypesenseSearch[] {
  const scope = `language:=${quote(language)} && docusaurus_tag:=[${tags.map(quote).join(',')}]`;
  const common = {
    collection,
    q: text.slice(0, MAX_QUERY).trim(),
    query_by: Object.keys(FIELDS).join(','),
    query_by_weights: Object.values(FIELDS).join(','),
    group_by: 'url',
    group_limit: 1,
    facet_by: 'group',
    sort_by: '_text_match:desc,item_priority:desc',
    prioritize_token_position: true,
    // Without it, some long queries with typos take half a minute.
    search_cutoff_ms: 500,
    ...parameters,
  };
  const hits = {
    ...common,
    filter_by: group === undefined ? scope : `${scope} && group:=${quote(group)}`,
    page,
    per_page: perPage,
    include_fields: ['hierarchy.lvl0', ...TITLES, 'content', 'url', 'kind', 'group', 'id'].join(
      ',',
    ),
    highlight_full_fields: TITLES.join(','),
    highlight_start_tag: MARK_START,
    highlight_end_tag: MARK_END,
    highlight_affix_num_tokens: 8,
  };
  return group === undefined ? [hits] : [hits, {...common, filter_by: scope, per_page: 0}];
}

/** A value in a filter, in backticks so that none of it is syntax. */
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;
