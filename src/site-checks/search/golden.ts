import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expandTokens} from '../../markdown/expandTokens';
import {createRandom, toSeed} from './createRandom';

/** A query and what it should find, any of `expect`; nothing when that is empty. */
export interface GoldenQuery {
  readonly group: string;
  readonly text: string;
  /** Addresses below the base, with the anchor. */
  readonly expect: readonly string[];
}

const DIR = 'src/site-checks/search';
/** Decides once and for all which queries are for tuning. */
const SPLIT = '2026';

/** The queries that were chosen by hand, and that ranking is tuned on. */
export const readGoldenQueries = (): GoldenQuery[] => readQueries('golden.json');

/**
 * Queries in the words of readers: developers of toll, parking, port and rail systems, in eleven
 * languages. Each was written from the list of sections, and its places chosen without running the
 * search. Their author also wrote synonyms and translations, so queries of others do worse than the
 * half that ranking was not tuned on.
 *
 * A place is correct if a reader who lands there reads what the query asks for, without following a
 * link: the fact or the instruction; for a topic or a name, its introduction or definition. The
 * heading of an operation and the address below it are one place.
 *
 * @param part half of the queries, picked at random: ranking is tuned on the first only
 */
export const readReaderQueries = (part: 'tuning' | 'unseen'): GoldenQuery[] =>
  readQueries('readers.json').filter((query) => getPart(query) === part);

/**
 * Queries in the words of readers for sections picked at random (seed 20261122), written from their
 * texts without running the search. Their author also wrote the phrases of
 * `src/build/search/readerPhrases.json` later, so the unseen half is unseen by the weights only.
 */
export const readSectionQueries = (part: 'tuning' | 'unseen'): GoldenQuery[] =>
  readQueries('sections.json').filter((query) => getPart(query) === part);

/**
 * A second set in the words of readers, chosen by the same rule. It was written from the documents
 * before ranking was tuned, and is run only for closing notes.
 */
export const readHeldBackQueries = (): GoldenQuery[] => readQueries('heldBack.json');

/**
 * Queries in the words of nine trades and of readers whose first language is not English, written
 * from the routes and section titles only, before any of them was run. Correct places are chosen
 * by the rule of `readReaderQueries`: all sections that say it completely, found by their texts.
 *
 * @param part half of the queries, picked at random before the first run: the held-back one is run
 *   only for closing notes
 */
export const readTradeQueries = (part: 'tuning' | 'unseen'): GoldenQuery[] =>
  readQueries('trades.json').filter((query) => getPart(query) === part);

const getPart = ({text}: GoldenQuery): 'tuning' | 'unseen' =>
  createRandom(toSeed(SPLIT + text)).below(2) === 0 ? 'tuning' : 'unseen';

function readQueries(name: string): GoldenQuery[] {
  const file = `${DIR}/${name}`;
  const groups = JSON.parse(
    expandTokens(readFileSync(path.resolve(file), 'utf8'), {file}),
  ) as Record<string, [string, ...string[]][]>;
  return Object.entries(groups).flatMap(([group, queries]) =>
    queries.map(([text, ...expect]) => ({group, text, expect})),
  );
}
