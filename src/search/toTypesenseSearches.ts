import type {TypesenseSettings} from '../portal/typesense';
import type {SearchQuery} from './types';

/** Enclose a match. No page contains these characters, so no text can forge a mark. */
export const MARK_START = '\u0001';
export const MARK_END = '\u0002';

const TITLES = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
/**
 * The heading of a record counts most. Its parts above count less, so that a part of a page does
 * not win by matching more fields than the page.
 */
const FIELDS = {
  title: 12,
  ...Object.fromEntries(TITLES.map((level) => [level, 6])),
  identifiers: 8,
  content: 3,
  asked: 3,
  'hierarchy.lvl0': 1,
};
/** What a hit is made of. */
const SHOWN = ['hierarchy.lvl0', ...TITLES, 'content', 'asked', 'url', 'kind', 'group', 'id'];
/** So many places of the server are ranked as the embedded index ranks them. */
const RANKED = 50;
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
    text_match_type: 'max_weight',
    // Fewer hits than this, and the server also looks for some of the words.
    drop_tokens_threshold: 10,
    prioritize_num_matching_fields: false,
    prioritize_token_position: true,
    // Without it, some long queries with typos take half a minute.
    search_cutoff_ms: 500,
    ...parameters,
  };
  const hits = {
    ...common,
    filter_by: group === undefined ? scope : `${scope} && group:=${quote(group)}`,
    ...toRange(page, perPage),
    include_fields: SHOWN.join(','),
    highlight_full_fields: TITLES.join(','),
    highlight_start_tag: MARK_START,
    highlight_end_tag: MARK_END,
    highlight_affix_num_tokens: 8,
  };
  return group === undefined ? [hits] : [hits, {...common, filter_by: scope, per_page: 0}];
}

/** The first places together, because they are ranked again; later ones as the server ranks them. */
const toRange = (page: number, perPage: number): {page: number; per_page: number} =>
  isRanked(page, perPage) ? {page: 1, per_page: RANKED} : {page, per_page: perPage};

/** Whether all hits up to this page are among the ranked ones. */
export const isRanked = (page: number, perPage: number): boolean => page * perPage <= RANKED;

/** A value in a filter, in backticks so that none of it is syntax. */
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;
