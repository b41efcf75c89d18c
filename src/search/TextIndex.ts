import {intersect, unite, type Matches} from './combineMatches';
import {BOOST, FIELDS, forEachField, type Field, type FieldNumbers} from './fields';
import {findFirst} from './findFirst';
import type {IndexQuery, IndexQueryOptions} from './IndexQuery';
import {stem, tokenize} from './tokenize';

/** Parameters of BM25+. */
const BM25 = {k: 1.2, b: 0.7, d: 0.5};

/** A longer word that begins with the stem counts at most so much. */
const PREFIX_WEIGHT = 0.6;
const PER_LETTER = 0.3;

/** What a score depends on besides the section. */
export interface IndexStatistics {
  readonly sectionCount: number;
  /** Mean number of different words. */
  readonly averageLengths: FieldNumbers;
  /** Number of sections that contain a stem in each field. */
  readonly countSections: (stem: string) => FieldNumbers;
}

/** A section that was found. */
export interface IndexMatch {
  /** Its position among the sections. */
  readonly id: number;
  readonly score: number;
  /** The stems of the query that it contains. */
  readonly terms: readonly string[];
}

/** By field: positions of sections, each followed by how many words have the stem there. */
type Postings = Record<Field, number[] | undefined>;

/** The different words of a text. */
interface TextStems {
  readonly length: number;
  /** Where each stem of the words is kept, and how many of them have it. */
  readonly postings: readonly Postings[];
  readonly counts: readonly number[];
}

/**
 * An index of sections by their words, with the scores of MiniSearch: BM25+ by field, times the
 * number of stems of the query that the section contains.
 */
export class TextIndex {
  private readonly postings = new Map<string, Postings>();
  private readonly lengths = forEachField((): number[] => []);
  private readonly statistics: IndexStatistics;
  private sorted: string[] | undefined;

  /**
   * @param onWord gets the words, those that repeat an earlier text left out
   * @param statistics those of a larger index that the sections belong to; by default their own
   */
  constructor(
    sections: readonly Readonly<Record<Field, string>>[],
    {
      onWord,
      statistics,
    }: {
      readonly onWord?: (word: string) => void;
      readonly statistics?: IndexStatistics;
    } = {},
  ) {
    // Titles and what is above them repeat.
    const known = new Map<string, TextStems>();
    sections.forEach((section, id) => {
      for (const field of FIELDS) {
        const text = section[field];
        const stems = known.get(text) ?? this.countStems(text, onWord);
        if (field === 'title' || field === 'context' || text === '') known.set(text, stems);
        this.add(id, field, stems);
      }
    });
    this.statistics = statistics ?? this.createStatistics(sections.length);
  }

  hasStem(stemmed: string): boolean {
    return this.postings.has(stemmed);
  }

  /** The sections that match, in no order. */
  search(query: IndexQuery): IndexMatch[] {
    return [...this.match(query, {})].map(([id, {score, terms}]) => ({
      id,
      score: score * terms.length,
      terms,
    }));
  }

  private add(id: number, field: Field, {length, postings, counts}: TextStems): void {
    this.lengths[field].push(length);
    for (let at = 0; at < postings.length; at += 1) {
      const own = postings[at] as Postings;
      const list = own[field];
      if (list === undefined) own[field] = [id, counts[at] as number];
      else list.push(id, counts[at] as number);
    }
  }

  /** The stems of a text, whose different words are counted once each. */
  private countStems(text: string, onWord?: (word: string) => void): TextStems {
    const words = new Set(tokenize(text));
    const counts = new Map<Postings, number>();
    for (const word of words) {
      onWord?.(word);
      const stemmed = stem(word);
      let postings = this.postings.get(stemmed);
      if (postings === undefined) {
        postings = createPostings();
        this.postings.set(stemmed, postings);
      }
      counts.set(postings, (counts.get(postings) ?? 0) + 1);
    }
    return {length: words.size, postings: [...counts.keys()], counts: [...counts.values()]};
  }

  private createStatistics(sectionCount: number): IndexStatistics {
    return {
      sectionCount,
      averageLengths: forEachField(
        (field) => this.lengths[field].reduce((sum, length) => sum + length, 0) / sectionCount,
      ),
      countSections: (stemmed) => {
        const postings = this.postings.get(stemmed);
        return forEachField((field) => (postings?.[field]?.length ?? 0) / 2);
      },
    };
  }

  private match(query: IndexQuery, inherited: IndexQueryOptions): Matches {
    if (typeof query === 'string') return this.matchStem(query, inherited);
    const {queries, ...own} = query;
    const options = {...inherited, ...own};
    const [first = new Map() as Matches, ...others] = queries.map((part) =>
      this.match(part, options),
    );
    return others.reduce(options.combineWith === 'AND' ? intersect : unite, first);
  }

  private matchStem(wanted: string, options: IndexQueryOptions): Matches {
    const matches: Matches = new Map();
    this.addMatches(matches, wanted, wanted, options);
    if (options.prefix === true) {
      this.sorted ??= [...this.postings.keys()].sort();
      const {sorted} = this;
      for (let at = findFirst(sorted, wanted); sorted[at]?.startsWith(wanted); at += 1) {
        const found = sorted[at] as string;
        if (found !== wanted) this.addMatches(matches, wanted, found, options);
      }
    }
    return matches;
  }

  /** Adds the sections that contain a stem that was found for another one. */
  private addMatches(
    matches: Matches,
    wanted: string,
    found: string,
    {fields = FIELDS, boost = BOOST}: IndexQueryOptions,
  ): void {
    const postings = this.postings.get(found);
    if (postings === undefined) return;
    const {sectionCount, averageLengths, countSections} = this.statistics;
    const containing = countSections(found);
    const weight = weighPrefix(wanted, found);
    for (const field of fields) {
      const list = postings[field] ?? [];
      const lengths = this.lengths[field];
      const count = containing[field];
      const factor =
        weight * boost[field] * Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5));
      const perWord = BM25.b / averageLengths[field];
      for (let at = 0; at < list.length; at += 2) {
        const id = list[at] as number;
        const times = list[at + 1] as number;
        const norm = BM25.k * (1 - BM25.b + perWord * (lengths[id] as number));
        const score = factor * (BM25.d + (times * (BM25.k + 1)) / (times + norm));
        const match = matches.get(id);
        if (match === undefined) matches.set(id, {score, terms: [wanted]});
        else match.score += score;
      }
    }
  }
}

const weighPrefix = ({length: typed}: string, {length}: string): number =>
  length === typed ? 1 : (PREFIX_WEIGHT * length) / (length + PER_LETTER * (length - typed));

/** All fields from the start, so that all have one shape. */
const createPostings = (): Postings => ({
  title: undefined,
  context: undefined,
  text: undefined,
  code: undefined,
  asked: undefined,
});
