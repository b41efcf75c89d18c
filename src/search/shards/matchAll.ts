import {weighTerms} from '../toCandidates';
import type {Term, Wanted} from '../wanted';
import {matchPostings, type ListPostings, type PostingMatch} from './matchPostings';

/** A section that has some of the terms. */
export interface MatchedSection {
  readonly id: number;
  /** For the terms that it contains. */
  readonly factor: number;
  /** About that of an index in memory. */
  readonly score: number;
}

/**
 * The sections that match the terms of a query, without those that have too few of them.
 *
 * @param sectionCount how many sections there are
 */
export function matchAll(
  terms: readonly Term[],
  lists: ListPostings,
  sectionCount: number,
): {
  readonly wanted: readonly Wanted[];
  readonly matches: readonly ReadonlyMap<number, PostingMatch>[];
  readonly found: readonly MatchedSection[];
} {
  const matches = terms.map((term) => matchPostings(term, lists, sectionCount));
  const ids = [...new Set(matches.flatMap((match) => [...match.keys()]))];
  const {wanted, factors} = weighTerms(
    terms,
    ids.map((id) => matches.map((match) => match.has(id))),
    sectionCount,
  );
  const found: MatchedSection[] = [];
  for (const [at, id] of ids.entries()) {
    const factor = factors[at] ?? 0;
    if (factor === 0) continue;
    let sum = 0;
    for (const match of matches) sum += match.get(id)?.index ?? 0;
    found.push({id, factor, score: sum * factor});
  }
  return {wanted, matches, found};
}
