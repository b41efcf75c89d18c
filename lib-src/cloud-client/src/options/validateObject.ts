import {configError} from './configError.js';

/** Rejects a value that is not an object with fields: for callers without TypeScript. */
export function validateObject(name: string, value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw configError(name, 'wrong type', {got: value, expected: 'an object'});
}
