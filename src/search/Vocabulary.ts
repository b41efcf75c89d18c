import {findFirst} from './findFirst';

/** All words of the index; corrects words that are not in it. */
export class Vocabulary {
  private readonly words = new Set<string>();
  private sorted: string[] | undefined;
  private readonly byLength = new Map<number, string[]>();

  add(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    this.sorted = undefined;
    const same = this.byLength.get(word.length);
    if (same === undefined) this.byLength.set(word.length, [word]);
    else same.push(word);
  }

  /** These words and others. */
  with(words: Iterable<string>): Vocabulary {
    const all = new Vocabulary();
    for (const word of this.words) all.add(word);
    for (const word of words) all.add(word);
    return all;
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether a word starts with the prefix. */
  hasPrefix(prefix: string): boolean {
    return this.complete(prefix, 1).length > 0;
  }

  /** The first words that start with the prefix, in alphabetical order. */
  complete(prefix: string, limit: number): readonly string[] {
    this.sorted ??= [...this.words].sort();
    const low = findFirst(this.sorted, prefix);
    const found = this.sorted.slice(low, low + limit);
    return found.filter((word) => word.startsWith(prefix));
  }

  /** The known words closest to a mistyped one. Short words and numbers are never corrected. */
  correct(wrong: string): string[] {
    const limit = wrong.length < 4 || /^\d+$/.test(wrong) ? 0 : wrong.length < 8 ? 1 : 2;
    let nearest: string[] = [];
    let best = limit;
    for (let length = wrong.length - limit; length <= wrong.length + limit; length += 1) {
      for (const word of this.byLength.get(length) ?? []) {
        const distance = word === wrong ? Infinity : getDistance(wrong, word, best);
        if (distance > best || best === 0) continue;
        if (distance < best) nearest = [];
        best = distance;
        nearest.push(word);
      }
    }
    return nearest;
  }
}

/**
 * Edit distance in which swapping two neighbors counts once. Above the limit, the result is the
 * limit plus one or more.
 */
function getDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + Number(!isSame),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
