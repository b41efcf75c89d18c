import {baseUrl} from '../portal/product';
import curations from './curations.json';
import {listNames} from './expandSynonyms';
import {findWholeAnswer} from './findAnswer';
import {normalize} from './tokenize';

/** A place that comes first for exactly this query. */
export interface Pin {
  /** In lower case. */
  readonly query: string;
  /** Path on the host, with the anchor. */
  readonly path: string;
}

const pins: readonly Pin[] = curations.flatMap(({queries, pages}) =>
  queries.flatMap((query) => pages.map((page) => ({query, path: baseUrl + page}))),
);

/** All pins of `curations.json`; those of one query in the order of their hits. */
export const listPins = (): readonly Pin[] => pins;

/** Paths of the places pinned to a query. */
export function getPinned(query: string): readonly string[] {
  const asked = normalize(query.trim()).replace(/\s+/g, ' ');
  return pins.filter((pin) => pin.query === asked).map(({path}) => path);
}

/**
 * Paths of the places that come first: those pinned to the query or to another name of the same
 * thing, or else the place of its one-line answer.
 */
export function getPlaces(query: string): readonly string[] {
  const pinned = getPinned(query);
  if (pinned.length > 0) return pinned;
  const answer = findWholeAnswer(query);
  if (answer !== undefined) return [baseUrl + answer.to.slice(1)];
  return (
    listNames(query)
      .map(getPinned)
      .find((paths) => paths.length > 0) ?? []
  );
}
