/**
 * Whether a number is a multiple of another one, both as they are written: the nearest binary
 * number to 19.99 is no multiple of that to 0.01.
 */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0;
  const ratio = value / step;
  // Value, step and their ratio are each rounded by half an epsilon at most.
  return Math.abs(ratio - Math.round(ratio)) <= 2 * Number.EPSILON * Math.abs(ratio);
}
