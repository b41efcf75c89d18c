import type {Collection} from './Collection';
import {toList} from './lists';
import type {Document, Json} from './types';

/** Documents that a search finds, and the words that they were found by. */
interface Matches {
  readonly documents: readonly Document[];
  readonly words: readonly string[];
}

/**
 * The documents with every word of the query, or a synonym of it, by their priority.
 *
 * @param passes whether the filters let a document pass
 */
export function findDocuments(
  collection: Collection,
  query: Json,
  synonyms: readonly Json[],
  passes: (document: Document) => boolean,
): Matches {
  const queryBy = toList(query.query_by);
  const locale = collection.getField(queryBy[0] ?? '')?.locale ?? '';
  const ways = toWays(String(query.q ?? ''), synonyms, locale);
  const hasWord = (document: Document, word: string): boolean =>
    queryBy.some((field) =>
      String(document[field] ?? '')
        .toLowerCase()
        .includes(word),
    );
  const documents = [...collection.documents.values()]
    .filter(
      (document) =>
        passes(document) && ways.some((words) => words.every((word) => hasWord(document, word))),
    )
    .sort((a, b) => Number(b.item_priority) - Number(a.item_priority));
  return {documents, words: ways.flat()};
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
