import {ShapeError} from './ApiCall.js';

type Check<T> = (value: unknown) => T;

/** An object; fields that this package does not know pass through. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Accepts objects that have the named fields. The values of the fields are not checked. */
export function objectWith<T>(...required: readonly string[]): Check<T> {
  return (value) => {
    if (!isRecord(value)) throw new ShapeError('is not an object');
    const missing = required.find((name) => value[name] === undefined);
    if (missing !== undefined) throw new ShapeError(`has no \`${missing}\``);
    return value as T;
  };
}

/** Accepts arrays whose items pass. */
export function arrayOf<T>(check: Check<T>): Check<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeError('is not an array');
    return value.map(check);
  };
}

/** Accepts strings. */
export const text: Check<string> = (value) => {
  if (typeof value !== 'string') throw new ShapeError('is not a string');
  return value;
};

/** Accepts numbers. */
export const number: Check<number> = (value) => {
  if (typeof value !== 'number') throw new ShapeError('is not a number');
  return value;
};

/**
 * Accepts the response of a recognition. Without its list of results a program would take a fault
 * for an empty image.
 *
 * @param list name of the list in `data`
 */
export function recognition<T>(list: string): Check<T> {
  return (value) => {
    const {data} = objectWith<{data: unknown}>('data')(value);
    if (!isRecord(data) || !Array.isArray(data[list]) || !data[list].every(isRecord))
      throw new ShapeError(`has no list \`data.${list}\``);
    return value as T;
  };
}
