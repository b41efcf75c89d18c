/** A word of a text and its place. */
export interface Word {
  /** In small letters; every number is `#`. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}_]+/gu;

/** The words of a text in small letters. */
export const toWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({0: word, index}) => ({
    word: /^\d+$/.test(word) ? '#' : word,
    start: index,
    end: index + word.length,
  }));

/** Words that say little of an error: each counts a fifth. */
const EVERYDAY = new Set(
  'a an and are as at be by cannot error expected for from has in is it no not of on one or than that the to was with you your #'.split(
    ' ',
  ),
);

/** Whether a word tells errors apart. */
export const isTellingWord = (word: string): boolean => !EVERYDAY.has(word);

/**
 * How much each word of a set of texts says: the fewer texts have it, the more.
 *
 * @returns the weight of a word; that of an unknown one is the largest
 */
export function createWeights(texts: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of texts)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => {
    const weight = Math.log(1 + texts.length / (counts.get(word) ?? 1));
    return EVERYDAY.has(word) ? weight / 5 : weight;
  };
}

/** Pairs of neighboring words of a text, to find parts of messages. */
export class Neighbors {
  private readonly places = new Map<string, number>();
  private readonly known = new Map<string, number>();
  /** The beginnings of words that a text breaks off in, after the word before. */
  private readonly cutWords = new Map<string, string[]>();
  /** The end of a word that a text begins with, and the word after it. */
  private readonly firstWords: readonly [string, string] | undefined;

  constructor(
    private readonly words: readonly Word[],
    text: string,
  ) {
    const [first, second] = words;
    if (first !== undefined && second !== undefined && isFragment(first.word))
      this.firstWords = [first.word, second.word];
    words.forEach(({word, end}, index) => {
      if (!this.known.has(word)) this.known.set(word, index);
      const next = words[index + 1];
      if (next !== undefined) {
        const pair = toPair(word, next.word);
        if (!this.places.has(pair)) this.places.set(pair, index);
      }
      const isCut = index === words.length - 1 || /^ ?(?:…|\.\.\.)/.test(text.slice(end, end + 4));
      const before = words[index - 1];
      if (isCut && before !== undefined && word.length > 1)
        this.cutWords.set(before.word, [...(this.cutWords.get(before.word) ?? []), word]);
    });
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  hasPair(first: string, second: string): boolean {
    return (
      this.places.has(toPair(first, second)) ||
      this.cutWords.get(first)?.some((start) => second.startsWith(start)) === true ||
      (this.firstWords?.[1] === second && first.endsWith(this.firstWords[0]))
    );
  }

  /** Where a run of words is in the text, as far as it is at one place. */
  locate(run: readonly string[]): readonly [start: number, end: number] | undefined {
    for (const [first, word] of run.entries()) {
      const index = this.places.get(toPair(word, run[first + 1] ?? '')) ?? this.known.get(word);
      const from = index === undefined ? undefined : this.words[index];
      if (index === undefined || from === undefined) continue;
      let count = 1;
      while (
        run[first + count] !== undefined &&
        this.words[index + count]?.word === run[first + count]
      )
        count += 1;
      return [from.start, this.words[index + count - 1]?.end ?? from.end];
    }
    return undefined;
  }
}

/** Whether a word can be the end of one that was cut. */
const isFragment = (word: string): boolean => word.length > 1 && isTellingWord(word);

const toPair = (first: string, second: string): string => `${first} ${second}`;
