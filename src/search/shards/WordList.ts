import {findFirst} from '../findFirst';
import {decodeWords} from './frontCode';
import type {FieldNumbers} from './SectionScorer';
import type {ShardRoot} from './ShardedIndex';

/** A short prefix starts many words; this many stems of it are looked for, the most frequent. */
const MAX_EXPANDED = 24;

/** The words and stems of an index, sorted, with the number of sections of each stem. */
export class WordList {
  private readonly all: readonly string[];

  constructor(private readonly root: Pick<ShardRoot, 'words' | 'counts'>) {
    this.all = decodeWords(root.words);
  }

  /** All words, the most frequent first, so that a mistyped word becomes a usual one. */
  listWords(): string[] {
    const words = this.all.flatMap((word, index) =>
      this.isWord(index) ? [{word, count: this.getCount(index)}] : [],
    );
    return words.sort((a, b) => b.count - a.count).map(({word}) => word);
  }

  hasStem(stem: string): boolean {
    const index = findFirst(this.all, stem);
    return this.all[index] === stem && this.getCount(index) > 0;
  }

  /** Number of sections that contain a stem, in whichever field. */
  countAll(stem: string): FieldNumbers {
    const count = this.getCount(findFirst(this.all, stem));
    return {title: count, context: count, text: count, code: count, asked: count};
  }

  /** The stem, if a section contains it, and the most frequent ones that begin with it. */
  expand(stem: string): string[] {
    const found: {readonly stem: string; readonly count: number}[] = [];
    for (let index = findFirst(this.all, stem); this.all[index]?.startsWith(stem); index += 1) {
      const count = this.getCount(index);
      if (count > 0) found.push({stem: this.all[index] as string, count});
    }
    const others = found.filter((entry) => entry.stem !== stem);
    return [
      ...found.filter((entry) => entry.stem === stem),
      ...others.sort((a, b) => b.count - a.count).slice(0, MAX_EXPANDED),
    ].map((entry) => entry.stem);
  }

  private isWord(index: number): boolean {
    return ((this.root.counts[index] ?? 0) & 1) === 1;
  }

  private getCount(index: number): number {
    return (this.root.counts[index] ?? 0) >> 1;
  }
}
