import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expandTokens} from '../../markdown/expandTokens';

/** A query and what it should find, any of `expect`; nothing when that is empty. */
export interface GoldenQuery {
  readonly group: string;
  readonly text: string;
  /** Addresses below the base, with the anchor. */
  readonly expect: readonly string[];
}

const FILE = 'src/site-checks/search/golden.json';

/** The queries that were chosen by hand. */
export function readGoldenQueries(): GoldenQuery[] {
  const groups = JSON.parse(
    expandTokens(readFileSync(path.resolve(FILE), 'utf8'), {file: FILE}),
  ) as Record<string, [string, ...string[]][]>;
  return Object.entries(groups).flatMap(([group, queries]) =>
    queries.map(([text, ...expect]) => ({group, text, expect})),
  );
}
