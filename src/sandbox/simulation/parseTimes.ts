import {DAY_MS, SECOND_MS} from '../clock';

/** The largest file of times, in bytes. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024;

const DAYS_MAX = 366;

/** Lines that an error shows. */
const SHOWN_MAX = 3;

/** Lines between two reports of the progress. */
const SLICE = 50_000;

const EXPECTED =
  'Expected: a time such as 2027-01-31T18:30:00Z, or seconds or milliseconds since 1970.';

/** A file that cannot be read as times; its message is for the reader. */
export class TimesError extends Error {}

const DATE_AND_TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?$/i;

/** A time in milliseconds since 1970; NaN for what is none. Without a time zone, it is in UTC. */
export function toTime(text: string): number {
  const value = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  // Seconds of the years 2001 to 2286 have ten digits, milliseconds have three more.
  if (/^\d{10}(?:\.\d+)?$/.test(value)) return Math.floor(Number(value) * SECOND_MS);
  if (/^\d{13}$/.test(value)) return Number(value);
  const [, date, time, zone = 'Z'] = DATE_AND_TIME.exec(value) ?? [];
  if (date === undefined || time === undefined) return Number.NaN;
  // Date.parse takes 31 February for a day of March.
  const midnight = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date))
    return Number.NaN;
  const offset = zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  return Date.parse(`${date}T${time}${offset}`);
}

const splitCells = (line: string): readonly string[] => line.split(/[,;\t]/);

/** The column of the first time: that of the first line, or of the second below a line of titles. */
function findColumn(lines: readonly string[]): {readonly column: number; readonly first: number} {
  for (const first of [0, 1]) {
    const column = splitCells(lines[first] ?? '').findIndex((cell) => !Number.isNaN(toTime(cell)));
    if (column !== -1) return {column, first};
  }
  throw new TimesError(
    `Line 1: no time, got ${quote(lines[0] ?? '')}. ${EXPECTED} One picture in each line.`,
  );
}

const quote = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * Reads the times of pictures from a CSV file, one in each line, in any order. It yields now and
 * then, so that a long file can be stopped.
 *
 * @returns the times in order, in milliseconds since 1970
 * @throws {TimesError} for a file without times, with other lines, or of more than a year
 */
export function* parseTimes(text: string): Generator<void, Float64Array> {
  if (text.includes('\0')) throw new TimesError('The file is not text. Expected: a CSV file.');
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) throw new TimesError(`The file is empty. ${EXPECTED}`);
  const {column, first} = findColumn(lines);
  const times: number[] = [];
  const wrong: string[] = [];
  for (let index = first; index < lines.length && wrong.length < SHOWN_MAX; index += 1) {
    if (index % SLICE === 0) yield;
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const time = toTime(splitCells(line)[column] ?? '');
    if (Number.isNaN(time)) wrong.push(`Line ${index + 1}: no time, got ${quote(line)}.`);
    else times.push(time);
  }
  if (wrong.length > 0) throw new TimesError(`${wrong.join(' ')} ${EXPECTED}`);
  const sorted = Float64Array.from(times).sort();
  checkSpan(sorted);
  return sorted;
}

function checkSpan(times: Float64Array): void {
  const days = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / DAY_MS;
  if (days <= DAYS_MAX) return;
  throw new TimesError(
    `The times span ${Math.ceil(days)} days. Expected: at most ${DAYS_MAX}. Fix: split the file.`,
  );
}
