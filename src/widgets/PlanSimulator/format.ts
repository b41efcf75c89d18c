import {groupDigits} from '../../data/groupDigits';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day in UTC: `19 January`. */
export function toDayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** A day or an hour of a series: `19 January`, or `19 January, 16 h`. */
export const toStepText = (time: number, isByHour: boolean): string =>
  isByHour ? `${toDayText(time)}, ${new Date(time).getUTCHours()} h` : toDayText(time);

const round = (value: number): string => groupDigits(Number(value.toPrecision(value < 10 ? 2 : 3)));

/** A duration with two or three digits: `0.5 s`, `12 min`, `3.2 h`. */
export function toDurationText(ms: number | undefined): string {
  if (ms === undefined) return '–';
  const seconds = ms / 1_000;
  if (seconds < 120) return `${round(seconds)} s`;
  if (seconds < 7_200) return `${round(seconds / 60)} min`;
  return seconds < 172_800 ? `${round(seconds / 3_600)} h` : `${round(seconds / 86_400)} days`;
}

/** A share from 0 to 1; what is not 0 and not 1 never looks like it. */
export function toPercentText(share: number): string {
  if (share === 0 || share === 1) return `${share * 100} %`;
  if (share < 0.0001) return '< 0.01 %';
  if (share > 0.9999) return '> 99.99 %';
  return `${Number((share * 100).toFixed(share < 0.01 || share > 0.99 ? 2 : 1))} %`;
}
