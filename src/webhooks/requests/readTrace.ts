import {fromHex, fromLatin1, joinBytes, toUtf8, type Bytes} from '../bytes';
import {checkLength, readHttp} from './readHttp';
import {MARKS} from './sentLines';
import {RequestTextError, type WebhookRequest} from './WebhookRequest';

const BEGINS = new RegExp(`^${MARKS}(?:=> Send header|> [A-Z]+ \\S+ HTTP/)`, 'm');
const SECTION = new RegExp(`^${MARKS}(=>|<=|==) (?:Send (header|data), (\\d+))?`);
const ROW = /^([0-9a-f]{4,}): ?(.*)$/;
/** Where the characters of a row of `--trace` begin; before it are at most 16 bytes. */
const ROW_HEX_CHARACTERS = 48;

/** Whether a text is what curl prints of an exchange. */
export const isTrace = (text: string): boolean => BEGINS.test(text.slice(0, 20_000));

/**
 * Reads the first request of what `curl --trace` or `--trace-ascii` prints.
 *
 * @throws RequestTextError for the output of `-v`, which has no body
 */
export function readTrace(text: string): WebhookRequest {
  const sections = listSent(text);
  if (sections === undefined) {
    throw new RequestTextError(
      'This output of curl has no body. Choose “Headers and body” and paste both, or run curl with --trace - instead of -v.',
    );
  }
  const isHex = sections.every(({rows}) => rows.every(([, row]) => isHexRow(row)));
  const request = readHttp(joinBytes(sections.map(isHex ? fromRows : place)));
  const isInexact = !isHex && request.body.includes(DOT);
  return checkLength(
    isInexact ? {...request, isInexact, notes: [...request.notes, DOTS]} : request,
  );
}

const DOT = 46;
const DOTS =
  'With --trace-ascii, curl writes a dot for each byte that is not a character of ASCII. If the body had such bytes, it is not as it was sent: run curl with --trace - instead.';

type Row = readonly [offset: number, text: string];

interface Sent {
  readonly kind: string;
  /** In bytes. */
  readonly size: number;
  readonly rows: Row[];
}

/** What was sent, up to the next request; undefined where rows are missing. */
function listSent(text: string): Sent[] | undefined {
  const sent: Sent[] = [];
  let current: Sent | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [isSection, direction, kind, size] = SECTION.exec(line) ?? [];
    if (isSection !== undefined) {
      if (kind === 'header' && sent.some((one) => one.kind === 'data')) break;
      current =
        direction === '=>' && kind !== undefined ? {kind, size: Number(size), rows: []} : undefined;
      if (current !== undefined) sent.push(current);
      continue;
    }
    const [, offset, row] = ROW.exec(line) ?? [];
    if (offset !== undefined && row !== undefined)
      current?.rows.push([Number.parseInt(offset, 16), row]);
  }
  return sent.some(({rows}) => rows.length > 0) ? sent : undefined;
}

const isHexRow = (row: string): boolean =>
  row.length > ROW_HEX_CHARACTERS - 1 && /^(?:[0-9a-f]{2} ){1,16} *$/.test(row.slice(0, 48));

const fromRows = ({rows}: Sent): Bytes =>
  joinBytes(
    rows.map(
      ([, row]) => fromHex(row.slice(0, ROW_HEX_CHARACTERS).replaceAll(' ', '')) ?? toUtf8(''),
    ),
  );

/** Each row at its place. A row ends where a line does, so that two bytes are missing: CR and LF. */
function place({rows, size}: Sent): Bytes {
  let text = '';
  for (const [offset, row] of [...rows, [size, ''] as const]) {
    if (offset === text.length + 2) text += '\r\n';
    text += row;
  }
  return fromLatin1(text);
}
