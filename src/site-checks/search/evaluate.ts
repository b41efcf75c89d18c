import type {SearchEngine} from '../../search/types';
import type {GoldenQuery} from './golden';

/** Quality of the results for one class of queries. */
export interface Score {
  readonly queries: number;
  /** Mean of 1/rank of the first correct hit among ten. */
  readonly mrr: number;
  /** Share with a correct hit at the top, and among the first three. */
  readonly first: number;
  readonly firstThree: number;
}

interface Miss {
  readonly query: GoldenQuery;
  /** From 1; 0 when no correct hit is among ten. */
  readonly rank: number;
  readonly found: readonly string[];
}

export interface Evaluation {
  readonly total: Score;
  readonly groups: Readonly<Record<string, Score>>;
  /** Share of queries with expected results that found nothing. */
  readonly zeroResults: number;
  readonly p50: number;
  readonly p95: number;
  /** Queries whose first hit is not correct. */
  readonly misses: readonly Miss[];
}

/**
 * Runs each query and records the rank of the first correct hit.
 *
 * @param base path that the site is published below
 */
export async function evaluate(
  engine: SearchEngine,
  queries: readonly GoldenQuery[],
  base: string,
): Promise<Evaluation> {
  const results: (Miss & {readonly time: number})[] = [];
  for (const query of queries) {
    const start = performance.now();
    const {hits} = await engine.search({text: query.text, perPage: 10});
    const time = performance.now() - start;
    const found = hits.map(({url}) => normalize(url.slice(base.length)));
    const expected = query.expect.map(normalize);
    // If nothing should be found, an empty result counts as rank 1.
    const rank =
      expected.length === 0
        ? Number(found.length === 0)
        : found.findIndex((url) => expected.includes(url)) + 1;
    results.push({query, rank, found, time});
  }
  const times = results.map(({time}) => time).sort((a, b) => a - b);
  const answerable = results.filter(({query}) => query.expect.length > 0);
  const names = [...new Set(queries.map(({group}) => group))];
  return {
    total: toScore(results),
    groups: Object.fromEntries(
      names.map((name) => [name, toScore(results.filter(({query}) => query.group === name))]),
    ),
    zeroResults:
      answerable.filter(({found}) => found.length === 0).length / Math.max(1, answerable.length),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    misses: results
      .filter(({rank}) => rank !== 1)
      .map(({query, rank, found}) => ({query, rank, found})),
  };
}

function toScore(results: readonly {readonly rank: number}[]): Score {
  const share = (fits: (rank: number) => boolean): number =>
    results.filter(({rank}) => rank > 0 && fits(rank)).length / results.length;
  return {
    queries: results.length,
    mrr: results.reduce((sum, {rank}) => sum + (rank === 0 ? 0 : 1 / rank), 0) / results.length,
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank <= 3),
  };
}

/** Address of a page with and without its slash at the end is the same. */
export const normalize = (url: string): string => url.replace(/\/(?=#|$)/, '');
