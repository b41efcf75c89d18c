import {configError} from './configError.js';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
}

/** Accepts `undefined` and numbers in range. Rejects everything else, also strings of digits. */
export function validateNumber(
  name: string,
  value: unknown,
  {min, max, integer = true}: Range,
): void {
  if (value === undefined) return;
  const fits =
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (!integer || Number.isInteger(value));
  if (fits) return;
  throw configError(name, 'out of range', {
    got: value,
    expected:
      max === Number.MAX_SAFE_INTEGER
        ? `${integer ? 'an integer' : 'a number'} of at least ${min}`
        : `${integer ? 'an integer' : 'a number'} from ${min} to ${max}`,
  });
}
