import {formats} from './formats';

type Keywords = Readonly<Record<string, unknown>>;

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
  const types = [type ?? []].flat().map((name) => TYPES[String(name)] ?? String(name));
  const kind = types.length === 0 ? 'another value' : types.join(' or ');
  return [kind, ...describeLimits(schema)].join(' ');
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
    isSet(minLength) ? `of at least ${minLength} characters` : '',
    isSet(maxLength) ? `of at most ${maxLength} characters` : '',
    isSet(minItems) ? `of at least ${minItems} items` : '',
    isSet(maxItems) ? `of at most ${maxItems} items` : '',
    isSet(multipleOf) ? `that is a multiple of ${multipleOf}` : '',
    uniqueItems === true ? 'of different items' : '',
    isSet(minProperties) ? `of at least ${minProperties} fields` : '',
    isSet(maxProperties) ? `of at most ${maxProperties} fields` : '',
    describeFormat(format),
    typeof pattern === 'string' ? `that matches ${pattern}` : '',
  ].filter((text) => text !== '');
}

/** Of a format that is checked. */
function describeFormat(format: unknown): string {
  if (format === 'uri') return 'that is an absolute URL';
  return typeof format === 'string' && formats.has(format) ? `in the format ${format}` : '';
}
