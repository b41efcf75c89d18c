import {stem, tokenize} from '../../search/tokenize';
import type {CompactSection} from '../../search/types';
import relatedWords from './relatedWords.json';

/** A word in more than this share of the sections means itself. */
const MAX_SHARE = 0.017;

/**
 * Everyday words for what the sections say otherwise: each stem of the sections with the stems of
 * words that they hardly use.
 *
 * Each line of `relatedWords.json` begins with a word of the portal. The others come from general
 * English, not from queries. A synonym of `src/search/synonyms.json` means the same; a related word
 * may mean it, so it counts less, and only where the word itself says little.
 */
export function listRelated(sections: readonly CompactSection[]): Record<string, string> {
  const counts = new Map<string, number>();
  for (const [, , titles, , text, , asked = ''] of sections) {
    const words = tokenize(`${titles.join(' ')} ${text} ${asked}`);
    for (const known of new Set(words.map(stem))) counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  const isRare = (word: string): boolean => (counts.get(word) ?? 0) <= MAX_SHARE * sections.length;
  const related = new Map<string, string[]>();
  for (const line of relatedWords) {
    const [target = '', ...words] = line.split(' ').map(stem);
    if (!counts.has(target)) continue;
    const rare = words.filter((word) => word !== target && isRare(word));
    related.set(target, [...(related.get(target) ?? []), ...rare]);
  }
  return Object.fromEntries(
    [...related]
      .filter(([, words]) => words.length > 0)
      .map(([target, words]) => [target, [...new Set(words)].join(' ')]),
  );
}
