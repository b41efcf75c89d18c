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
  const match = /(?<property>`[^`]+` property )?type must be (?<type>\w+)\.$/.exec(message);
  if (match === null || value === undefined)
    return Array.isArray(parent) ? message.replace(/`\d+` property must/, 'an item must') : message;
  const {property = '', type = ''} = match.groups ?? {};
  const before = message.slice(0, match.index);
  const subject = property !== '' && Array.isArray(parent) ? 'type of an item' : `${property}type`;
  return `${before}${subject} must be ${type}, got ${describe(value)}.${getFix(type, value)}`;
}

function describe(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return toShort(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

function getFix(type: string, value: unknown): string {
  if (type !== 'string') return '';
  if (value === null) return ' Fix: write a text, or let the schema allow null.';
  return typeof value === 'number' || typeof value === 'boolean' ? ' Fix: put it in quotes.' : '';
}
