import {toCsv} from '../../../data/toCsv';
import {getMotionAngle, measures} from './columns';
import type {Row} from './Row';

const toNumber = (value: number | undefined): number | string =>
  value === undefined ? '' : Number(value.toFixed(4));

/** All rows as CSV, with plain numbers. */
export function toResultCsv(rows: readonly Row[]): string {
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
            name,
            facts.format,
            verdict?.text ?? '',
            ...measures.map(({get}) => toNumber(get(facts))),
            toNumber(getMotionAngle(facts)),
            facts.orientation,
          ],
        ],
  );
  return toCsv([head, ...lines]);
}
