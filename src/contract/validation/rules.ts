import {fits} from './fits';
import {hasFormat} from './formats';
import {isEqual} from './isEqual';
import {isMultiple} from '../isMultiple';
import {isObject} from '../isObject';
import {isOfType} from '../isOfType';
import type {Node, Rule, Seen} from './Rule';

type Fields = Readonly<Record<string, Node>>;

/** Adds what another schema has checked in the same value. */
function addSeen(seen: Seen, other: Seen): void {
  other.fields.forEach((field) => seen.fields.add(field));
  other.items.forEach((item) => seen.items.add(item));
}

/** Rules of one kind of value; any other value fits. */
const forNumbers =
  (check: (limit: number, value: number) => boolean): Rule =>
  (limit, value) =>
    typeof value !== 'number' || check(limit, value);
const forTexts =
  (check: (limit: never, value: string) => boolean): Rule =>
  (limit, value) =>
    typeof value !== 'string' || check(limit, value);
const forLists =
  (check: (limit: number, value: readonly unknown[]) => boolean): Rule =>
  (limit, value) =>
    !Array.isArray(value) || check(limit, value);
const forObjects =
  (check: (limit: number, names: readonly string[]) => boolean): Rule =>
  (limit, value) =>
    !isObject(value) || check(limit, Object.keys(value));

/** A schema for some fields of an object. */
const forFields =
  (list: (fields: Fields, name: string) => readonly Node[]): Rule =>
  (fields, value, _schema, context, seen) =>
    !isObject(value) ||
    Object.entries(value).every(([name, field]) => {
      const schemas = list(fields, name);
      if (schemas.length > 0) seen.fields.add(name);
      return schemas.every((schema) => fits(schema, field, context));
    });

const all: Rule = (schemas: readonly Node[], value, _schema, context, seen) =>
  schemas.every((schema) => {
    const own = context.inspect(schema, value, context);
    if (own !== undefined) addSeen(seen, own);
    return own !== undefined;
  });

/** How many of the schemas fit decides. */
const some =
  (decide: (count: number) => boolean): Rule =>
  (schemas: readonly Node[], value, _schema, context, seen) => {
    const fitting = schemas.flatMap((schema) => context.inspect(schema, value, context) ?? []);
    fitting.forEach((own) => addSeen(seen, own));
    return decide(fitting.length);
  };

const condition: Rule = (schema: Node, value, around, context, seen) => {
  const own = context.inspect(schema, value, context);
  if (own !== undefined) addSeen(seen, own);
  const next = around[own === undefined ? 'else' : 'then'] as Node | undefined;
  return next === undefined || all([next] as never, value, around, context, seen);
};

const contains: Rule = (schema: Node, value, {minContains = 1, maxContains}, context, seen) => {
  if (!Array.isArray(value)) return true;
  const found = value.flatMap((item, index) => (fits(schema, item, context) ? [index] : []));
  found.forEach((index) => seen.items.add(index));
  return found.length >= Number(minContains) && found.length <= Number(maxContains ?? Infinity);
};

/** Items from an index on that nothing else has checked. */
const items =
  (
    isLeft: (
      index: number,
      schema: Readonly<Record<string, unknown>>,
      seen: ReadonlySet<number>,
    ) => boolean,
  ): Rule =>
  (schema: Node, value, around, context, seen) => {
    if (!Array.isArray(value)) return true;
    const left = [...value.keys()].filter((index) => isLeft(index, around, seen.items));
    left.forEach((index) => seen.items.add(index));
    return left.every((index) => fits(schema, value[index], context));
  };

/** Fields that nothing else has checked. */
const otherFields =
  (
    isLeft: (
      name: string,
      schema: Readonly<Record<string, unknown>>,
      seen: ReadonlySet<string>,
    ) => boolean,
  ): Rule =>
  (schema: Node, value, around, context, seen) => {
    if (!isObject(value)) return true;
    const left = Object.keys(value).filter((name) => isLeft(name, around, seen.fields));
    left.forEach((name) => seen.fields.add(name));
    return left.every((name) => fits(schema, value[name], context));
  };

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);
const listMatching = (fields: Fields, name: string): Node[] =>
  Object.entries(fields).flatMap(([pattern, schema]) => (matches(pattern, name) ? [schema] : []));
const hasAll = (names: readonly string[], value: object): boolean =>
  names.every((name) => Object.hasOwn(value, name));

/** Every keyword that says something to a validator, those that need the others last. */
export const rules: Readonly<Record<string, Rule>> = {
  type: (types: string | readonly string[], value) => isOfType(value, types),
  enum: (values: readonly unknown[], value) => values.some((one) => isEqual(one, value)),
  const: (one, value) => isEqual(one, value),
  minimum: forNumbers((limit, value) => value >= limit),
  maximum: forNumbers((limit, value) => value <= limit),
  exclusiveMinimum: forNumbers((limit, value) => value > limit),
  exclusiveMaximum: forNumbers((limit, value) => value < limit),
  multipleOf: forNumbers((limit, value) => isMultiple(value, limit)),
  minLength: forTexts((limit, value) => [...value].length >= limit),
  maxLength: forTexts((limit, value) => [...value].length <= limit),
  pattern: forTexts((pattern, value) => matches(pattern, value)),
  format: (format: string, value) => hasFormat(format, value),
  minItems: forLists((limit, value) => value.length >= limit),
  maxItems: forLists((limit, value) => value.length <= limit),
  uniqueItems: (isWanted: boolean, value) =>
    !isWanted ||
    !Array.isArray(value) ||
    value.every((one, index) => !value.slice(0, index).some((other) => isEqual(one, other))),
  minProperties: forObjects((limit, names) => names.length >= limit),
  maxProperties: forObjects((limit, names) => names.length <= limit),
  required: (names: readonly string[], value) => !isObject(value) || hasAll(names, value),
  dependentRequired: (names: Readonly<Record<string, readonly string[]>>, value) =>
    !isObject(value) ||
    Object.entries(names).every(
      ([name, others]) => !Object.hasOwn(value, name) || hasAll(others, value),
    ),
  propertyNames: (schema: Node, value, _schema, context) =>
    !isObject(value) || Object.keys(value).every((name) => fits(schema, name, context)),
  $ref: (index: number, value, schema, context, seen) =>
    all([context.definitions[index] ?? true] as never, value, schema, context, seen),
  allOf: all,
  anyOf: some((count) => count > 0),
  oneOf: some((count) => count === 1),
  not: (schema: Node, value, _schema, context) => !fits(schema, value, context),
  if: condition,
  dependentSchemas: (schemas: Fields, value, around, context, seen) =>
    !isObject(value) ||
    Object.entries(schemas).every(
      ([name, schema]) =>
        !Object.hasOwn(value, name) || all([schema] as never, value, around, context, seen),
    ),
  properties: forFields((fields, name) =>
    Object.hasOwn(fields, name) ? [fields[name] as Node] : [],
  ),
  patternProperties: forFields(listMatching),
  additionalProperties: otherFields(
    (name, {properties = {}, patternProperties = {}}) =>
      !Object.hasOwn(properties as Fields, name) &&
      listMatching(patternProperties as Fields, name).length === 0,
  ),
  prefixItems: (schemas: readonly Node[], value, _schema, context, seen) =>
    !Array.isArray(value) ||
    schemas.slice(0, value.length).every((schema, index) => {
      seen.items.add(index);
      return fits(schema, value[index], context);
    }),
  items: items((index, {prefixItems = []}) => index >= (prefixItems as readonly Node[]).length),
  contains,
  unevaluatedProperties: otherFields((name, _schema, seen) => !seen.has(name)),
  unevaluatedItems: items((index, _schema, seen) => !seen.has(index)),
};
