import type {SearchResult} from 'minisearch';
import type {Candidate, Ranked} from './rankSections';
import type {Wanted} from './wanted';

/** If this many sections contain all terms, the others need most of them, by rarity. */
const ENOUGH = 10;
const MIN_COVERAGE = 0.5;
const COVERAGE_POWER = 3;

/** Whether a result contains all words of one of the ways to say a term. */
const includesTerm = ({queryTerms}: SearchResult, {ways}: Pick<Wanted, 'ways'>): boolean =>
  ways.some(({stems}) => stems.every((word) => queryTerms.includes(word)));

/** Weighs the terms by their rarity, so that one telling word counts more than the filler around it. */
export function weighByRarity(
  wanted: readonly Pick<Wanted, 'ways'>[],
  results: readonly SearchResult[],
  sectionCount: number,
): Wanted[] {
  return wanted.map(({ways}) => {
    const count = results.filter((result) => includesTerm(result, {ways})).length;
    // A term that no section contains does not tell sections apart.
    return {ways, rarity: count === 0 ? 0 : Math.log(1 + sectionCount / count)};
  });
}

/** Lowers the score of sections that contain only some of the terms, and leaves out those with few of them. */
export function toCandidates<Section extends Ranked>(
  results: readonly SearchResult[],
  sections: readonly Section[],
  wanted: readonly Wanted[],
): Candidate<Section>[] {
  const total = sumRarity(wanted);
  const covered = results.map((result) => ({
    result,
    coverage: sumRarity(wanted.filter((term) => includesTerm(result, term))) / total,
  }));
  const isEnough = covered.filter(({coverage}) => coverage === 1).length >= ENOUGH;
  const least = isEnough ? MIN_COVERAGE : 0;
  return covered
    .filter(({coverage}) => coverage >= least)
    .map(({result, coverage}) => ({
      section: sections[result.id as number] as Section,
      score: result.score * coverage ** COVERAGE_POWER,
    }));
}

const sumRarity = (wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, {rarity}) => sum + rarity, 0);
