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
  const counts = terms.map(() => 0);
  const matched = results.map(({queryTerms}) => {
    const found = new Set(queryTerms);
    return terms.map(({ways}, index) => {
      const isFound = ways.some(({stems}) => stems.every((word) => found.has(word)));
      if (isFound) counts[index] = (counts[index] ?? 0) + 1;
      return isFound;
    });
  });
  const wanted = terms.map(({ways, importance}, index) => ({
    ways,
    rarity: importance * getRarity(counts[index] ?? 0, sections.length),
  }));
  const total = wanted.reduce((sum, {rarity}) => sum + rarity, 0);
  const coverages = matched.map(
    (found) =>
      wanted.reduce((sum, {rarity}, index) => sum + (found[index] === true ? rarity : 0), 0) /
      total,
  );
  const isEnough = coverages.filter((coverage) => coverage === 1).length >= ENOUGH;
  const least = isEnough ? MIN_COVERAGE : 0;
  const candidates = results.flatMap(({id, score}, index) => {
    const coverage = coverages[index] ?? 0;
    const section = sections[id as number];
    return coverage < least || section === undefined
      ? []
      : [{section, score: score * coverage ** COVERAGE_POWER}];
  });
  return {candidates, wanted};
}

/** A term that no section contains does not tell sections apart. */
const getRarity = (count: number, sectionCount: number): number =>
  count === 0 ? 0 : Math.log(1 + sectionCount / count);
