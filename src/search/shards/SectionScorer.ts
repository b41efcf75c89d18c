import type {Query, SearchOptions} from 'minisearch';
import {BOOST} from '../toQuery';
import type {Section} from '../toSections';
import {stem, tokenize} from '../tokenize';

type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST) as Field[];

/** Parameters of BM25+, as MiniSearch has them by default. */
const BM25 = {k: 1.2, b: 0.7, d: 0.5};

/** A number for each field. */
export type FieldNumbers = Readonly<Record<Field, number>>;

/** What the score of a section needs to know of the others. */
export interface IndexStatistics {
  readonly sectionCount: number;
  readonly averageLengths: FieldNumbers;
  /** Number of sections that contain a stem in each field. */
  readonly countSections: (stem: string) => FieldNumbers;
}

interface FieldStems {
  readonly length: number;
  readonly counts: ReadonlyMap<string, number>;
}

type StemsByField = Readonly<Record<Field, FieldStems>>;

interface Score {
  readonly sum: number;
  /** The stems of the query that the section contains. */
  readonly terms: readonly string[];
}
const NONE: Score = {sum: 0, terms: []};

/** Gives sections the score that MiniSearch gives them in an index of all sections. */
export class SectionScorer {
  constructor(private readonly statistics: IndexStatistics) {}

  /** @param options those of the search; parts of the query may replace some */
  score(section: Section, query: Query, options: SearchOptions): number {
    const stems = {} as Record<Field, FieldStems>;
    for (const field of FIELDS) stems[field] = toFieldStems(section[field]);
    const {sum, terms} = this.scorePart(stems, query, options);
    return sum * new Set(terms).size;
  }

  private scorePart(stems: StemsByField, part: Query, inherited: SearchOptions): Score {
    if (typeof part === 'string') return this.scoreStem(stems, part, inherited);
    if (typeof part === 'symbol') return NONE;
    const {queries, ...own} = part;
    const merged = {...inherited, ...own};
    const scores = queries.map((each) => this.scorePart(stems, each, merged));
    if (merged.combineWith === 'AND' && scores.includes(NONE)) return NONE;
    const matching = scores.filter((each) => each !== NONE);
    if (matching.length === 0) return NONE;
    return {
      sum: matching.reduce((total, {sum}) => total + sum, 0),
      terms: matching.flatMap(({terms}) => terms),
    };
  }

  private scoreStem(stems: StemsByField, wanted: string, options: SearchOptions): Score {
    const {prefix, fields, boost} = options;
    let sum = 0;
    for (const field of FIELDS) {
      if (fields?.includes(field) === false) continue;
      const {counts, length} = stems[field];
      for (const [found, count] of counts) {
        if (found !== wanted && !(prefix === true && found.startsWith(wanted))) continue;
        sum +=
          getPrefixWeight(wanted, found, options) *
          (boost?.[field] ?? BOOST[field]) *
          this.toBm25(count, length, found, field);
      }
    }
    return sum === 0 ? NONE : {sum, terms: [wanted]};
  }

  private toBm25(count: number, length: number, found: string, field: Field): number {
    const {sectionCount, averageLengths, countSections} = this.statistics;
    const containing = countSections(found)[field];
    const rarity = Math.log(1 + (sectionCount - containing + 0.5) / (containing + 0.5));
    const norm = BM25.k * (1 - BM25.b + (BM25.b * length) / averageLengths[field]);
    return rarity * (BM25.d + (count * (BM25.k + 1)) / (count + norm));
  }
}

/** A longer word counts less than the word itself. */
function getPrefixWeight(wanted: string, found: string, {weights}: SearchOptions): number {
  const longer = found.length - wanted.length;
  return longer === 0 ? 1 : ((weights?.prefix ?? 1) * found.length) / (found.length + 0.3 * longer);
}

/** The stems of a text, whose different words are counted once each. */
function toFieldStems(text: string): FieldStems {
  const words = new Set(tokenize(text));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  return {length: words.size, counts};
}
