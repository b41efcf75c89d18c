import {getWayAngle, measures} from './columns';
import type {Row} from './Row';

/** Spreadsheets take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r\n|%\uff0b\uff0d\uff1d\uff20]/;

/** A text as a cell of RFC 4180 that no spreadsheet runs. */
function toCell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toNumber = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toFixed(4)));

/** All rows as CSV, with plain numbers; the mark at the front tells spreadsheets that it is UTF-8. */
export function toCsv(rows: readonly Row[]): string {
  const head = [
    'file',
    'format',
    'verdict',
    ...measures.map(({csv}) => csv),
    'motion_angle_degrees',
    'exif_orientation',
  ];
  const lines = rows.flatMap(({name, facts, verdict}) =>
    facts === undefined
      ? []
      : [
          [
            toCell(name),
            facts.format,
            toCell(verdict?.text ?? ''),
            ...measures.map(({get}) => toNumber(get(facts))),
            toNumber(getWayAngle(facts)),
            String(facts.orientation),
          ],
        ],
  );
  return `\ufeff${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
