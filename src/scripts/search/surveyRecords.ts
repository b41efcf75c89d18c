import {createReadStream} from 'node:fs';
import {createInterface} from 'node:readline';
import type {SearchRecord} from '../../build/search/createRecords';
import {listPins, type Pin} from '../../search/pins';

/** Facts about the records that a push needs before it starts. */
export interface Survey {
  readonly count: number;
  /** For each pinned query, the ids of its first records. */
  readonly curations: readonly Curation[];
}

export interface Curation {
  readonly query: string;
  readonly ids: readonly string[];
}

/** The lines of a file with one record per line, as a stream. */
export async function* readLines(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Infinity,
  }))
    if (line !== '') yield line;
}

/**
 * Counts the records and finds those that are pinned to queries.
 *
 * @throws Error when there are no records, a line is not a record, or a pinned place has no record
 */
export async function surveyRecords(
  file: string,
  pins: readonly Pin[] = listPins(),
): Promise<Survey> {
  const wanted = new Set(pins.map(({path}) => path));
  const ids = new Map<string, string>();
  let count = 0;
  for await (const line of readLines(file)) {
    count += 1;
    const {id, url, type} = parseRecord(line, file, count);
    const {pathname, hash} = new URL(url, 'http://any');
    // The heading of a place comes before its texts, so the first record is the heading.
    if (type !== 'content' && wanted.has(pathname + hash) && !ids.has(pathname + hash))
      ids.set(pathname + hash, id);
  }
  if (count === 0)
    throw new Error(`\`${file}\`: holds no records. Fix: run \`npm run build\` first.`);
  const lost = [...wanted].filter((path) => !ids.has(path));
  if (lost.length > 0) {
    throw new Error(
      `\`src/search/curations.json\`, ${lost.length} places without a record:\n${lost.map((path) => `- ${path}`).join('\n')}\nExpected: pages or headings of the built site.`,
    );
  }
  const queries = [...new Set(pins.map(({query}) => query))];
  return {
    count,
    curations: queries.map((query) => ({
      query,
      ids: pins.filter((pin) => pin.query === query).map(({path}) => ids.get(path) ?? ''),
    })),
  };
}

function parseRecord(
  line: string,
  file: string,
  number: number,
): Pick<SearchRecord, 'id' | 'url' | 'type'> {
  try {
    const record = JSON.parse(line) as SearchRecord;
    if (typeof record.id === 'string' && typeof record.url === 'string') return record;
  } catch {
    // The error below is clearer.
  }
  throw new Error(
    `\`${file}\`:${number}: not a record, got ${JSON.stringify(line.slice(0, 60))}. Expected: JSON with \`id\` and \`url\`. Fix: run \`npm run build\` again.`,
  );
}
