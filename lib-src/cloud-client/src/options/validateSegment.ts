import {configError} from './configError.js';

/** Rejects a value that URL parsing would turn into another path. */
export function validateSegment(name: string, value: unknown): asserts value is string {
  if (typeof value === 'string' && /^[\w-][\w.-]{0,127}$/.test(value)) return;
  throw configError(name, 'cannot be part of a path', {
    got: value,
    expected: 'letters, digits, `-`, `_` and `.`',
  });
}
