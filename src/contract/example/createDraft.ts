import {isObject} from '../isObject';
import type {Schema} from '../types';
import {createNumber} from './createNumber';
import {createText} from './createText';
import {findProperty} from './findProperty';
import {nameChoice, type Draft} from './nameChoice';

/** Deeper levels have what is required only: an example is read by people. */
const DEPTH_MAX = 5;
/** A schema that asks for more items or fields gets no example that fits. */
const COUNT_MAX = 1000;

/** Which of the values that a schema may allow is made. */
export interface Variation {
  /** Index of the alternative of `oneOf` or `anyOf`. Default: the first that is more than null. */
  readonly choice?: number;
  /** Whether there is nothing but what is required. */
  readonly isSparse?: boolean;
  /** The part of a condition that applies. */
  readonly branch?: 'else' | 'then';
}

/**
 * Makes a value for a schema; undefined for none.
 *
 * @param around the schemas around it, from the outside in
 * @param variation what is tried first, as part of a schema that tries it
 */
export type Create = (
  schema: Schema | boolean | undefined,
  around: readonly Schema[],
  variation?: Variation,
) => unknown;

export interface DraftContext extends Variation {
  /** The schemas around and the schema itself, from the outside in. */
  readonly inside: readonly Schema[];
  /** Whether fields are made that nothing requires, next to those that are required. */
  readonly isWhole: boolean;
  /** Makes the values of schemas inside. */
  readonly create: Create;
  /** Whether what was made for a schema is known not to fit. */
  readonly isUnfit: (schema: Schema) => boolean;
}

/** A value for a schema from what it says of type, fields, items and parts; it may not fit. */
export function createDraft(schema: Schema, context: DraftContext): unknown {
  const {inside, create, choice, branch, isSparse = false} = context;
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  const chosen =
    choice === undefined
      ? // Null says less than any other value.
        (choices.find((one) => !isOnlyNull(one)) ?? choices[0])
      : choices[choice];
  const next = branch === undefined ? undefined : schema[branch];
  const parts = [...(schema.allOf ?? []), ...[chosen, next].filter((one) => one !== undefined)].map(
    (part) => create(part, inside, {isSparse}),
  );
  const own = createOfType(schema, context);
  const objects = [...parts, own].filter(isObject);
  if (objects.length > 0) return nameChoice(schema, chosen, Object.assign({}, ...objects) as Draft);
  // A part says more than a type beside it.
  const said = [...parts, own].filter((value) => value !== undefined);
  return said.every(Array.isArray) && said.length > 1 ? joinLists(said) : said[0];
}

/** Items at the same place: the first that is known. */
const joinLists = (lists: readonly unknown[][]): unknown[] =>
  Array.from({length: Math.max(...lists.map(({length}) => length))}, (_, index) => {
    const items = lists.map((list) => list[index] ?? null);
    return items.find((item) => item !== null) ?? null;
  });

const isOnlyNull = ({type}: Schema): boolean => [type].flat().every((one) => one === 'null');

function createOfType(schema: Schema, context: DraftContext): unknown {
  const types = [schema.type].flat();
  switch (types.find((one) => one !== 'null') ?? types[0] ?? inferType(schema)) {
    case 'object':
      return createObject(schema, context);
    case 'array':
      return createList(schema, context);
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

/** Keywords of one type, which a schema without a type has in mind. */
const KEYWORDS = {
  object: ['properties', 'required'],
  array: ['items', 'contains', 'prefixItems'],
  string: ['contentEncoding', 'contentMediaType', 'format', 'maxLength', 'minLength', 'pattern'],
};

const NUMBER_FORMAT = /^(?:u?int\d*|float|double|decimal)/;

function inferType(schema: Schema): string | undefined {
  if (NUMBER_FORMAT.test(schema.format ?? '')) return 'number';
  const isKnown = (keyword: string): boolean => keyword in schema;
  return Object.entries(KEYWORDS).find(([, keywords]) => keywords.some(isKnown))?.[0];
}

function createList(
  {items, prefixItems = [], contains, minContains = 1, minItems, uniqueItems}: Schema,
  {inside, create, isSparse = false}: DraftContext,
): readonly unknown[] {
  const first = [
    ...prefixItems
      .slice(0, isSparse ? (minItems ?? 0) : undefined)
      .map((schema) => create(schema, inside) ?? null),
    ...Array.from({length: contains === undefined ? 0 : toCount(minContains)}, () =>
      create(contains, inside),
    ).filter((value) => value !== undefined),
  ];
  const item = items === undefined ? 'text' : create(items, inside);
  const isShort = items === undefined || first.length > 0 || inside.length > DEPTH_MAX || isSparse;
  const length = item === undefined ? 0 : toCount((minItems ?? (isShort ? 0 : 1)) - first.length);
  const others = uniqueItems === true ? createDistinct(items, item, length) : undefined;
  return [...first, ...(others ?? Array.from({length}, () => item))];
}

const toCount = (wanted: number): number => Math.min(Math.max(wanted, 0), COUNT_MAX);

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
  {inside, create, isUnfit, isWhole, isSparse = false}: DraftContext,
): object {
  const all = inside.length > DEPTH_MAX || isSparse ? [] : Object.keys(properties);
  const isOpen = isWhole || required === undefined || required.length < minProperties;
  const names = isOpen ? all : [];
  const other = additionalProperties === true ? ANY : additionalProperties;
  const wanted = new Set([...names, ...(required ?? [])]);
  // A map of any names.
  if (other !== false)
    for (let count = 1; wanted.size < toCount(minProperties); count++) wanted.add(`name${count}`);
  const values = [...wanted].flatMap((name) => {
    const property = findProperty(name, inside) ?? other;
    const value = create(isAny(property) ? ANY : property, inside);
    const isOptional = required?.includes(name) !== true;
    const isLeftOut = isOptional && typeof property === 'object' && isUnfit(property);
    return value === undefined || isLeftOut ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** Whether a schema describes nothing but what a value is for. */
export const isAny = (schema: Schema | boolean | undefined): boolean =>
  schema === true || (typeof schema === 'object' && Object.keys(schema).every(isText));

const isText = (keyword: string): boolean => keyword === 'title' || keyword === 'description';
