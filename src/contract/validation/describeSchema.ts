import {isCheckedFormat} from './formats';
import type {Keywords} from './Rule';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** Values of an enum that are named. */
const VALUES_MAX = 12;

/** What a schema expects of a value, in words. */
export function describeSchema(schema: Keywords): string {
  const {type, enum: values} = schema;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(values)) return describeValues(values);
  const names = [type ?? []].flat().map(String);
  // Limits are of the others.
  const types = names.filter((name) => name !== 'null' || names.length === 1);
  const kind = types.map((name) => TYPES[name] ?? name).join(' or ') || 'another value';
  const isNullable = types.length < names.length;
  return [kind, ...describeLimits(schema), ...(isNullable ? ['or null'] : [])].join(' ');
}

function describeValues(values: readonly unknown[]): string {
  const named = values.slice(0, VALUES_MAX).map((value) => JSON.stringify(value));
  const rest = values.length - named.length;
  return `one of ${named.join(', ')}${rest > 0 ? ` and ${rest} others` : ''}`;
}

const isSet = (value: unknown): value is number => typeof value === 'number';

function describeLimits(schema: Keywords): readonly string[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern, format} = schema;
  const {minLength, maxLength, minItems, maxItems} = schema;
  const {multipleOf, uniqueItems, minProperties, maxProperties} = schema;
  return [
    isSet(minimum) && isSet(maximum) ? `from ${minimum} to ${maximum}` : '',
    isSet(minimum) && !isSet(maximum) ? `of at least ${minimum}` : '',
    isSet(maximum) && !isSet(minimum) ? `of at most ${maximum}` : '',
    isSet(exclusiveMinimum) ? `above ${exclusiveMinimum}` : '',
    isSet(exclusiveMaximum) ? `below ${exclusiveMaximum}` : '',
    describeSize(minLength, maxLength, 'character'),
    describeSize(minItems, maxItems, 'item'),
    isSet(multipleOf) ? `that is a multiple of ${multipleOf}` : '',
    uniqueItems === true ? 'of different items' : '',
    describeSize(minProperties, maxProperties, 'field'),
    describeFormat(format),
    typeof pattern === 'string' ? `that matches ${pattern}` : '',
  ].filter((text) => text !== '');
}

function describeSize(min: unknown, max: unknown, unit: string): string {
  const count = (size: number): string => `${size} ${unit}${size === 1 ? '' : 's'}`;
  if (isSet(min) && isSet(max))
    return min === max ? `of ${count(min)}` : `of ${min} to ${count(max)}`;
  if (isSet(min)) return `of at least ${count(min)}`;
  return isSet(max) ? `of at most ${count(max)}` : '';
}

/** Of a format that is checked. */
function describeFormat(format: unknown): string {
  if (format === 'uri') return 'that is an absolute URL';
  return isCheckedFormat(format) ? `in the format ${format}` : '';
}
