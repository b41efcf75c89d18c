import {toShort} from '../toShort';

/**
 * Adds what was got to "type must be string" of a linter: YAML reads `+31612345678` as a number, and
 * `example:` alone as null. An item of an array is called that and not a property with a number.
 *
 * @param message of the linter
 * @param value at the place that it names
 * @param parent what holds the value
 */
export function nameValue(message: string, value: unknown, parent: unknown): string {
  const match = /(?<property>`[^`]+` property )?type must be (?<types>\w+(?:,\w+)*)\.$/.exec(
    message,
  );
  if (match === null || value === undefined)
    return Array.isArray(parent) ? message.replace(/`\d+` property must/, 'an item must') : message;
  const {property = '', types = ''} = match.groups ?? {};
  const before = message.slice(0, match.index);
  const subject = property !== '' && Array.isArray(parent) ? 'type of an item' : `${property}type`;
  const expected = types.replaceAll(',', ' or ');
  return `${before}${subject} must be ${expected}, got ${describe(value)}.${getFix(types, value)}`;
}

function describe(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return toShort(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

function getFix(types: string, value: unknown): string {
  if (/object|array/.test(types) && isJson(value))
    return ' Fix: write the value itself, without quotes around it.';
  if (types !== 'string') return '';
  if (value === null) return ' Fix: write a text, or let the schema allow null.';
  return typeof value === 'number' || typeof value === 'boolean' ? ' Fix: put it in quotes.' : '';
}

/** Whether a text is an object or an array in JSON: generators write bodies so. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return false;
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
}
