import type {CompactIndex} from './types';

/** Stems of an index by the stem of another word for them. */
export type RelatedStems = ReadonlyMap<string, readonly string[]>;

/** Reads the related words of an index by what a reader may type. */
export function readRelated({related = {}}: Pick<CompactIndex, 'related'>): RelatedStems {
  const byWord = new Map<string, string[]>();
  for (const [stem, words] of Object.entries(related)) {
    for (const word of words.split(' ')) {
      const stems = byWord.get(word);
      if (stems === undefined) byWord.set(word, [stem]);
      else stems.push(stem);
    }
  }
  return byWord;
}
