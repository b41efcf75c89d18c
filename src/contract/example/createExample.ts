import {isOfType} from '../isOfType';
import {toUnicodePattern} from '../toUnicodePattern';
import type {Schema} from '../types';
import {createMatchingText} from './createMatchingText';
import {findProperty} from './findProperty';

/** Deeper levels have what is required only: an example is read by people. */
const DEPTH_MAX = 5;
/** Ends what requires itself by other names. */
const REQUIRED_DEPTH_MAX = 12;

/**
 * A value for a schema, where the contract has no example. It may break `not`, a `oneOf` of schemas
 * that allow the same, and rules for several fields at once.
 *
 * @returns nothing where the schema contains itself, or is too deep
 */
export function createExample(
  schema: Schema | boolean | undefined,
  around: readonly Schema[] = [],
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return undefined;
  if (around.includes(schema) || around.length > REQUIRED_DEPTH_MAX) return undefined;
  const given = getGiven(schema);
  if (given !== undefined) return given;
  const inside = [...around, schema];
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  // Null says less than any other value.
  const choice = choices.find((one) => !isOnlyNull(one)) ?? choices[0];
  const parts = [...(schema.allOf ?? []), ...(choice === undefined ? [] : [choice])].map((part) =>
    createExample(part, inside),
  );
  const own = createOfType(schema, inside);
  const objects = [...parts, own].filter(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  if (objects.length > 0) return Object.assign({}, ...objects);
  // A part says more than a type beside it.
  const [part = own] = parts.filter((value) => value !== undefined);
  return part;
}

/**
 * A value that the schema names. One of another type is skipped: generators write null where they
 * have no value. A number in place of a text lacks its quotes.
 */
function getGiven({examples, example, default: preset, const: only, enum: values, type}: Schema) {
  const isListed = (value: unknown): boolean =>
    values === undefined || typeof value === 'object' || values.includes(value);
  return [examples?.[0], example, preset, only, ...(values ?? [])]
    .map((value) =>
      type === 'string' && ['boolean', 'number'].includes(typeof value) ? String(value) : value,
    )
    .find((value) => value !== undefined && isOfType(value, type) && isListed(value));
}

const isOnlyNull = ({type}: Schema): boolean => [type].flat().every((one) => one === 'null');

function createOfType(schema: Schema, inside: readonly Schema[]): unknown {
  const {type, properties, required, items, prefixItems = items} = schema;
  const first = [type].flat().find((one) => one !== 'null') ?? [type].flat()[0];
  const isObject = (properties ?? required) !== undefined;
  switch (first ?? (isObject ? 'object' : prefixItems === undefined ? '' : 'array')) {
    case 'object':
      return createObject(schema, inside);
    case 'array':
      return createList(schema, inside);
    case 'string':
      return createText(schema);
    case 'integer':
    case 'number':
      return createNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

/** Texts that most formats and patterns allow. */
const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  uuid: '6f2c1b0e-8a54-4c1f-9d3e-2b7a5c9e4d10',
  uri: 'https://example.com/',
  email: 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  number: '1',
  name: 'Text-1',
  code: 'A1B2C3',
  color: '#336699',
  path: '/text',
  version: '1.0.0',
};

/** Texts for patterns that ask for letters of both cases, a digit, and often a mark. */
const PASSWORDS = ['Secret123', 'Secret123!'];

/** What is no pattern of JavaScript is for `createValidators` to report, with its place. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(toUnicodePattern(pattern), 'u').test(text);
  } catch {
    return true;
  }
}

function createText({format = '', pattern, minLength = 0, maxLength = Infinity}: Schema): string {
  const usual = TEXTS[format];
  if (usual !== undefined && pattern === undefined) return usual;
  const long = 'text'.repeat(Math.ceil(minLength / 4));
  const word = minLength > 4 ? long.slice(0, minLength) : 'text'.slice(0, maxLength);
  const texts = [word, ...Object.values(TEXTS), ...PASSWORDS];
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || matches(pattern, text));
  const known = texts.find(fits);
  return known ?? (pattern === undefined ? word : (createMatchingText(pattern, fits) ?? word));
}

function createList(
  {items, prefixItems = [], minItems, uniqueItems}: Schema,
  inside: readonly Schema[],
): readonly unknown[] {
  const first = prefixItems.map((schema) => createExample(schema, inside) ?? null);
  const item = items === undefined ? 'text' : createExample(items, inside);
  const usual = items === undefined || first.length > 0 || inside.length > DEPTH_MAX ? 0 : 1;
  const length = item === undefined ? 0 : Math.max((minItems ?? usual) - first.length, 0);
  const others = uniqueItems === true ? createDistinct(items, item, length) : undefined;
  return [...first, ...(others ?? Array.from({length}, () => item))];
}

/** Items that differ: the values that a schema names, or numbers and texts without a form. */
function createDistinct(
  items: Schema | undefined,
  item: unknown,
  length: number,
): readonly unknown[] | undefined {
  if (length < 2) return undefined;
  const {enum: values, format, pattern, multipleOf: step = 1} = items ?? {};
  if (values !== undefined) return [...new Set([item, ...values])].slice(0, length);
  const indexes = Array.from({length}, (_, index) => index);
  if (typeof item === 'number') return indexes.map((index) => item + index * step);
  const isFree = typeof item === 'string' && (format ?? pattern) === undefined;
  return isFree ? indexes.map((index) => (index === 0 ? item : `${item}${index + 1}`)) : undefined;
}

/** What a field is that no schema describes. */
const ANY: Schema = {type: 'string'};

function createObject(
  {properties = {}, required, minProperties = 0, additionalProperties = ANY}: Schema,
  inside: readonly Schema[],
): object {
  const all = inside.length > DEPTH_MAX ? [] : Object.keys(properties);
  const names = required === undefined || required.length < minProperties ? all : [];
  const other = additionalProperties === true ? ANY : additionalProperties;
  const values = [...new Set([...names, ...(required ?? [])])].flatMap((name) => {
    const property = findProperty(name, inside) ?? other;
    const value = createExample(isAny(property) ? ANY : property, inside);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** Whether a schema describes nothing but what a value is for. */
export const isAny = (schema: Schema | boolean | undefined): boolean =>
  schema === true || (typeof schema === 'object' && Object.keys(schema).every(isText));

const isText = (keyword: string): boolean => keyword === 'title' || keyword === 'description';

/** The first of some numbers that is within all bounds. */
function createNumber({
  type,
  minimum = -Infinity,
  exclusiveMinimum = -Infinity,
  maximum = Infinity,
  exclusiveMaximum = Infinity,
  multipleOf: step = 1,
}: Schema): number {
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const from = Math.ceil(low / step) * step;
  const to = Math.floor(high / step) * step;
  // A fraction where no whole number is left.
  const numbers = [...(low > -Infinity ? [from, from + step] : [0]), to, to - step];
  const all = [type].flat().includes('integer') ? numbers : [...numbers, (low + high) / 2, high];
  const fitting = all.find(
    (one) => one >= minimum && one <= maximum && one > exclusiveMinimum && one < exclusiveMaximum,
  );
  return fitting ?? 0;
}
