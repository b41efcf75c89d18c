import type {Schema} from '../types';

/** The first of some numbers that is within all bounds. */
export function createNumber({
  type,
  minimum = -Infinity,
  exclusiveMinimum = -Infinity,
  maximum = Infinity,
  exclusiveMaximum = Infinity,
  multipleOf: step = 1,
}: Schema): number {
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const from = Math.ceil(low / step) * step;
  const to = Math.floor(high / step) * step;
  // A fraction where no whole number is left.
  const numbers = [...(low > -Infinity ? [from, from + step] : [0]), to, to - step];
  const all = [type].flat().includes('integer') ? numbers : [...numbers, (low + high) / 2, high];
  const fitting = all.find(
    (one) => one >= minimum && one <= maximum && one > exclusiveMinimum && one < exclusiveMaximum,
  );
  return fitting ?? 0;
}
