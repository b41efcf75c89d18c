import {isStopWord} from './stopWords';
import {stem, tokenize, tokenizeWords} from './tokenize';
import type {Wanted, Way} from './wanted';
import {WAY_WEIGHT} from './weights';

/** The texts of a section in which terms are looked for. */
interface Texts {
  readonly title: string;
  readonly context: string;
  readonly text: string;
  readonly code?: string;
  readonly asked?: string;
}

/** How well each text of a section matches one term, from 0 to 1. */
export interface Match {
  readonly title: number;
  readonly context: number;
  readonly text: number;
  readonly code: number;
  readonly asked: number;
  /** Weight of the best way that any text holds. */
  readonly any: number;
}

/** The words of a section, as terms are matched with them. */
export interface Stems {
  readonly title: readonly string[];
  readonly context: readonly string[];
  readonly text: ReadonlyMap<string, number>;
  readonly code: ReadonlyMap<string, number>;
  readonly asked: readonly string[];
  /** Number of words of the text. */
  readonly length: number;
}

/** Words of an average section; a word counts less in a longer text, and more when repeated. */
const AVERAGE_LENGTH = 40;
const SATURATION = 0.6;
const LENGTH_SHARE = 0.6;
/** For a phrase whose words are in several texts of a section. */
const SPREAD = 0.7;
/** A typed word may be the start of a longer one. */
export const AS_PREFIX = 0.65;

/** The best match of each term in each text of a section. */
export function matchTerms(section: Texts, wanted: readonly Wanted[]): Match[] {
  const stems = toSectionStems(section);
  return wanted.map(({ways}) => {
    const best = {title: 0, context: 0, text: 0, code: 0, asked: 0, any: 0};
    const add = (field: keyof typeof best, value: number, weight: number): void => {
      if (value === 0) return;
      best[field] = Math.max(best[field], value * weight);
      best.any = Math.max(best.any, weight);
    };
    for (const way of ways) {
      const weight = WAY_WEIGHT[way.kind];
      add('title', toTitleMatch(stems.title, way), weight);
      add('context', toTitleMatch(stems.context, way), weight);
      add('text', toFrequency(stems.text, way, stems.length), weight);
      add('code', toFrequency(stems.code, way, AVERAGE_LENGTH), weight);
      add('asked', toTitleMatch(stems.asked, way), weight);
      if (way.stems.length > 1 && best.any < weight && isSpread(stems, way.stems))
        add('context', SPREAD, weight);
    }
    return best;
  });
}

/** Whether the words of a phrase occur, though not all in one text. */
const isSpread = (section: Stems, phrase: readonly string[]): boolean =>
  phrase.every(
    (word) =>
      section.title.includes(word) ||
      section.context.includes(word) ||
      section.text.has(word) ||
      section.asked.includes(word),
  );

/** 1 when a title has all words of the way, less when one is only the start of its word, or 0. */
function toTitleMatch(words: readonly string[], {stems, isPrefix}: Way): number {
  let least = 1;
  for (const stemmed of stems) {
    if (words.includes(stemmed)) continue;
    if (!isPrefix || !words.some((word) => word.startsWith(stemmed))) return 0;
    least = AS_PREFIX;
  }
  return least;
}

/** Between 0 and 1: how often all words of the way occur, for a text of this length. */
function toFrequency(
  counts: ReadonlyMap<string, number>,
  {stems, isPrefix}: Way,
  length: number,
): number {
  let least = Infinity;
  for (const stemmed of stems) {
    let count = counts.get(stemmed) ?? 0;
    if (count === 0 && isPrefix && stemmed.length > 2) {
      for (const word of counts.keys()) {
        if (!word.startsWith(stemmed)) continue;
        count = AS_PREFIX;
        break;
      }
    }
    if (count === 0) return 0;
    least = Math.min(least, count);
  }
  return weighCount(least, length);
}

/** Less than 1: more for a repeated word, less for a longer text. */
export function weighCount(count: number, length = AVERAGE_LENGTH): number {
  const norm = 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / AVERAGE_LENGTH;
  return count / (count + SATURATION * norm);
}

const cache = new WeakMap<object, Stems>();

/** Cached, because every key press needs them. */
export function toSectionStems(section: Texts): Stems {
  const known = cache.get(section);
  if (known !== undefined) return known;
  const {counts, length} = countStems(section.text);
  const stems: Stems = {
    title: [...countStems(section.title).counts.keys()],
    context: [...countStems(section.context).counts.keys()],
    text: counts,
    code: countStems(section.code ?? '').counts,
    asked: [...countStems(section.asked ?? '').counts.keys()],
    length,
  };
  cache.set(section, stems);
  return stems;
}

function countStems(text: string): {counts: Map<string, number>; length: number} {
  const counts = new Map<string, number>();
  const words = tokenize(text);
  for (const word of words) {
    const stemmed = stem(word);
    counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  }
  return {counts, length: words.length};
}

const MAX_CACHED = 20_000;
const titles = new Map<string, readonly string[]>();

/** Distinct words of a title without stop words, identifiers split. */
export function toTitleStems(text: string): readonly string[] {
  const known = titles.get(text);
  if (known !== undefined) return known;
  const words = tokenizeWords(text).flatMap(([whole, ...parts]) =>
    parts.length > 0 ? parts : [whole],
  );
  const telling = words.filter((word) => !isStopWord(word));
  const stems = [...new Set((telling.length > 0 ? telling : words).map(stem))];
  if (titles.size < MAX_CACHED) titles.set(text, stems);
  return stems;
}
