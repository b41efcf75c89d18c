import type {ErrorEntry} from '../ErrorEntry';
import {cleanText, toSmall} from './readPaste';
import {createWeights, isTellingWord, toWords} from './words';

/** A message in the form that it is looked for in a text. */
interface Template {
  /** The fixed parts, in order. */
  readonly parts: readonly string[];
  /** The words of each part. */
  readonly words: readonly (readonly string[])[];
  /** How much its words say together. */
  readonly weight: number;
  /** Whether it is so short that a part of it, or other signs around it, say nothing. */
  readonly isWholeOnly: boolean;
}

/** An entry with its messages as templates. */
export interface PreparedEntry {
  readonly entry: ErrorEntry;
  readonly templates: readonly Template[];
  /** What is only looked for by its words: a title is no text that a program prints. */
  readonly title: Template | undefined;
}

/** The entries as the matcher reads them, and the weight of each word in them. */
export interface Catalog {
  readonly entries: readonly PreparedEntry[];
  readonly weigh: (word: string) => number;
  /** Number of entries that have a code. */
  readonly codeCounts: ReadonlyMap<string, number>;
}

/** Words of a message that begins with a value. */
const SHORT = 4;
/** Telling words that a part of a message can be found by. */
const TELLING = 3;

/** Prepares entries once for all texts. */
export function createCatalog(entries: readonly ErrorEntry[]): Catalog {
  const weigh = createWeights(
    entries.map(({messages, variants = [], title = ''}) =>
      [...messages, ...variants, title].flatMap((text) => toTexts(toParts(text)).flat()),
    ),
  );
  const codeCounts = new Map<string, number>();
  for (const {codes} of entries) {
    for (const code of codes) {
      const small = toSmall(code);
      codeCounts.set(small, (codeCounts.get(small) ?? 0) + 1);
    }
  }
  const toTemplate = (text: string, isWholeOnly = false): Template => {
    const parts = toParts(text);
    const words = toTexts(parts);
    const all = words.flat();
    return {
      parts,
      words,
      weight: all.reduce((sum, word) => sum + weigh(word), 0),
      isWholeOnly:
        isWholeOnly ||
        all.filter(isTellingWord).length < TELLING ||
        (/^\W*…/.test(text) && all.length <= SHORT),
    };
  };
  return {
    entries: entries.map((entry) => ({
      entry,
      templates: [...entry.messages, ...(entry.variants ?? [])].map((text) =>
        toTemplate(text, entry.isWholeOnly),
      ),
      title: entry.title === undefined ? undefined : toTemplate(entry.title),
    })),
    weigh,
    codeCounts,
  };
}

/** The fixed parts of a message, without the full stop that a quotation may lack. */
const toParts = (message: string): string[] =>
  message
    .split('…')
    .map((part) =>
      toSmall(cleanText(part))
        .replace(/^[.,;) ]+/, '')
        .replace(/[.(, ]+$/, ''),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const toTexts = (parts: readonly string[]): string[][] =>
  parts.map((part) => toWords(part).map(({word}) => word));
