import {escapeRegexp} from '@docusaurus/utils';
import {toList} from './lists';
import type {Document, Json} from './types';

/**
 * Converts a document to a hit with highlights. Like the real server, it escapes nothing, shortens
 * long fields to a snippet, and returns whole values only for `highlight_full_fields`.
 *
 * @param words what matched; undefined for a curated hit, which has no highlights
 */
export function toHit(document: Document, words: readonly string[] | undefined, query: Json): Json {
  const included = toList(query.include_fields);
  const shown = Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => included.length === 0 || included.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (words === undefined) return {curated: true, document: shown, highlight: {}, highlights: []};
  const highlights = toList(query.query_by).flatMap((field) =>
    toHighlight(field, document[field], words, query),
  );
  return {
    document: shown,
    highlight: Object.fromEntries(highlights.map(({field, ...rest}) => [field, rest])),
    highlights,
    text_match: 578_730_123_365_187_700,
    text_match_info: {
      best_field_score: '1108091338752',
      best_field_weight: 14,
      fields_matched: highlights.length,
      num_tokens_dropped: 0,
      score: '578730123365187697',
      tokens_matched: words.length,
      typo_prefix_score: 0,
    },
  };
}

function toHighlight(
  field: string,
  value: unknown,
  words: readonly string[],
  query: Json,
): {readonly field: string; readonly [key: string]: unknown}[] {
  if (typeof value !== 'string' || words.length === 0) return [];
  const pattern = new RegExp(words.map(escapeRegexp).join('|'), 'gi');
  const matched = value.match(pattern);
  if (matched === null) return [];
  const {
    highlight_start_tag: start = '<mark>',
    highlight_end_tag: end = '</mark>',
    highlight_affix_num_tokens: affix = 4,
    snippet_threshold: threshold = 30,
  } = query;
  const mark = (text: string): string =>
    text.replace(pattern, (match) => `${String(start)}${match}${String(end)}`);
  const tokens = value.split(' ');
  const first = tokens.findIndex((token) => token.search(pattern) >= 0);
  const isLong = tokens.length > Number(threshold) && first >= 0;
  const snippet = isLong
    ? tokens.slice(Math.max(0, first - Number(affix)), first + Number(affix) + 1).join(' ')
    : value;
  return [
    {
      field,
      matched_tokens: [...new Set(matched)],
      snippet: mark(snippet),
      ...(toList(query.highlight_full_fields).includes(field) && {value: mark(value)}),
    },
  ];
}
