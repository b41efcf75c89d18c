import type {Outcome} from './outcome';

/** The result of a query in words, for those who cannot see the hits appear. */
export function toStatus(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '';
  if (outcome === 'failed') return 'Unable to fetch results';
  if (outcome.complete !== undefined) return 'First results, more to come';
  if (outcome.count === 0) return 'No results';
  return outcome.count === 1 ? '1 result' : `${outcome.count} results`;
}
