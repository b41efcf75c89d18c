import {APIConfigError} from '../errors/APIConfigError.js';

/**
 * Creates the error for a rejected option, worded the same way everywhere. Leave `got` out where it
 * may be a secret.
 */
export function configError(
  subject: string,
  problem: string,
  {got, expected, fix, cause}: {got?: unknown; expected: string; fix?: string; cause?: unknown},
): APIConfigError {
  const shown = got === undefined ? '' : `, got ${show(got)}`;
  const hint = fix === undefined ? '' : ` Fix: ${fix}.`;
  return new APIConfigError(
    `\`${subject}\`: ${problem}${shown}. Expected: ${expected}.${hint}`,
    cause === undefined ? undefined : {cause},
  );
}

function show(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value)
      ? `an array of ${value.length}`
      : `an object of class ${value.constructor?.name ?? 'Object'}`;
  }
  const text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
