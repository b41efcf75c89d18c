import type {SearchResult} from 'minisearch';
import type {Candidate, Ranked} from './rankSections';
import type {Term, Wanted} from './wanted';

/** If this many sections contain all terms, the others need most of them, by rarity. */
const ENOUGH = 10;
const MIN_COVERAGE = 0.5;
const COVERAGE_POWER = 3;

interface Candidates<Section extends Ranked> {
  readonly candidates: Candidate<Section>[];
  /** The terms with their rarity. */
  readonly wanted: readonly Wanted[];
}

/**
 * Weighs the terms by their rarity, so that one telling word counts more than the filler around it.
 * Lowers the score of sections that contain only some of the terms, and leaves out those with few
 * of them.
 *
 * @param terms the ways to say each term
 * @param results what the index found for any of them
 */
export function toCandidates<Section extends Ranked>(
  terms: readonly Term[],
  results: readonly SearchResult[],
  sections: readonly Section[],
): Candidates<Section> {
  const {wanted, factors} = weighTerms(
    terms,
    results.map(({queryTerms}) => {
      const found = new Set(queryTerms);
      return terms.map(({ways}) => ways.some(({stems}) => stems.every((word) => found.has(word))));
    }),
    sections.length,
  );
  const candidates = results.flatMap(({id, score}, index) => {
    const factor = factors[index] ?? 0;
    const section = sections[id as number];
    return factor === 0 || section === undefined ? [] : [{section, score: score * factor}];
  });
  return {candidates, wanted};
}

/**
 * Weighs the terms by their rarity, and what was found by the terms that it contains.
 *
 * @param matched for each section that was found, whether it contains each term
 * @param sectionCount how many sections there are
 * @returns a factor for the score of each section that was found; 0 for those to leave out
 */
export function weighTerms(
  terms: readonly Term[],
  matched: readonly (readonly boolean[])[],
  sectionCount: number,
): {readonly wanted: readonly Wanted[]; readonly factors: readonly number[]} {
  const wanted = terms.map(({ways, importance}, index) => {
    const count = matched.filter((found) => found[index]).length;
    return {ways, rarity: importance * getRarity(count, sectionCount)};
  });
  const total = wanted.reduce((sum, {rarity}) => sum + rarity, 0);
  const coverages = matched.map(
    (found) =>
      wanted.reduce((sum, {rarity}, index) => sum + (found[index] === true ? rarity : 0), 0) /
      total,
  );
  const isEnough = coverages.filter((coverage) => coverage === 1).length >= ENOUGH;
  const least = isEnough ? MIN_COVERAGE : 0;
  return {
    wanted,
    factors: coverages.map((coverage) => (coverage < least ? 0 : coverage ** COVERAGE_POWER)),
  };
}

/** A term that no section contains does not tell sections apart. */
const getRarity = (count: number, sectionCount: number): number =>
  count === 0 ? 0 : Math.log(1 + sectionCount / count);
