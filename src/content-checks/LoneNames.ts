import {readFileSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {readSources} from './readSources';

const WORD = /[A-Za-z_][\w-]*/g;
const LOOKS_LIKE_NAME = /[a-z][A-Z]|\w[_-]\w/;
const SHORTEST = 4;
const WORDS = path.join(__dirname, '../tooling/words.txt');

/**
 * Finds names that are nowhere else: neither in another place of the documents, nor in the sources
 * of the repository. One that is a slip of the keyboard away from a used name is a mistake.
 */
export class LoneNames {
  private readonly documentCounts = new Map<string, number>();
  /**
   * Names that a writer can have meant: they are used, or in a source. Other words of the sources are
   * English.
   */
  private readonly candidates: readonly string[];

  /**
   * @param documents the text of each, tokens expanded
   * @param contractNames fields, parameters and headers of the APIs
   */
  constructor(
    documents: readonly string[],
    private readonly contractNames: ReadonlySet<string>,
  ) {
    addWords(this.documentCounts, documents);
    this.candidates = [
      ...contractNames,
      ...[...this.documentCounts.keys()].filter(
        (word) => LOOKS_LIKE_NAME.test(word) && this.isUsedTwice(word),
      ),
    ]
      .filter((name) => name.length >= SHORTEST)
      .concat(readSourceWords().candidates);
  }

  /** @returns what is wrong with a line of code, one sentence for each name */
  check(code: string): string[] {
    return listWords(code).flatMap((name) => {
      if (name.length < SHORTEST || this.isUsedTwice(name)) return [];
      const meant = this.candidates.find((candidate) => isSlip(name, candidate));
      return meant === undefined
        ? []
        : [
            `name ${JSON.stringify(name)} is nowhere else. Did you mean ${JSON.stringify(meant)}? If not, add it to src/tooling/words.txt.`,
          ];
    });
  }

  private isUsedTwice(word: string): boolean {
    const inSources = readSourceWords().counts.get(word) ?? 0;
    return inSources + (this.documentCounts.get(word) ?? 0) > 1 || this.contractNames.has(word);
  }
}

interface SourceWords {
  readonly counts: ReadonlyMap<string, number>;
  readonly candidates: readonly string[];
}

let sourceWords: SourceWords | undefined;

/** The words of the sources: read once in a process, as the sources are. */
function readSourceWords(): SourceWords {
  sourceWords ??= listSourceWords();
  return sourceWords;
}

function listSourceWords(): SourceWords {
  const sources = readSources();
  const counts = new Map<string, number>();
  addWords(counts, [...sources, readFileSync(WORDS, 'utf8')]);
  const candidates = new Set([
    ...[...counts]
      .filter(([word, count]) => count > 1 && LOOKS_LIKE_NAME.test(word))
      .map(([word]) => word),
    ...sources.flatMap((text) => [
      ...listWords(text).filter((word) => LOOKS_LIKE_NAME.test(word)),
      ...listKeys(text),
    ]),
  ]);
  return {counts, candidates: [...candidates].filter((name) => name.length >= SHORTEST)};
}

function addWords(counts: Map<string, number>, texts: readonly string[]): void {
  for (const text of texts)
    for (const word of listWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** Texts in quotes, and keys of objects. */
const listKeys = (text: string): string[] =>
  [...text.matchAll(/(['"`])([A-Za-z_][\w-]*)\1|\b([A-Za-z_][\w-]*):\s/g)].map(
    ([, , quoted, key]) => quoted ?? key ?? '',
  );

const listWords = (text: string): string[] =>
  // Escaped characters of an address are no letters.
  [...text.replace(/%[\dA-F]{2}/g, ' ').matchAll(WORD)].map(([word]) => word.replace(/-+$/, ''));

/** One letter more, less or other, two letters that changed places, or capitals within the word. */
function isSlip(name: string, meant: string): boolean {
  // `MaxInstances` and `maxInstances` are names of two languages.
  if (name.slice(1) === meant.slice(1)) return false;
  // `camera-1` and `camera-2` are two things.
  if (name.replace(/\d/g, '') === meant.replace(/\d/g, '')) return false;
  if (Math.abs(name.length - meant.length) > 1) return false;
  if (name.toLowerCase() === meant.toLowerCase()) return /[a-z][A-Z]/.test(meant);
  // Short names are often one letter apart.
  return isSwapped(name, meant) || (name.length > SHORTEST && distance(name, meant) === 1);
}

function isSwapped(name: string, meant: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== meant[index]);
  return (
    name[at] === meant[at + 1] &&
    name[at + 1] === meant[at] &&
    name.slice(at + 2) === meant.slice(at + 2)
  );
}
