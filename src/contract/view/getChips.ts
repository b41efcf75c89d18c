import type {Schema} from '../types';

/** The chip of a field that a request leaves out. */
export const READ_ONLY = 'read only';

/** The limits of a value in a few words each, in the order in which a reader asks for them. */
export function getChips(schema: Schema): string[] {
  return [
    ...(schema['x-unit'] === undefined ? [] : [schema['x-unit']]),
    ...(schema.format === undefined || schema.format === 'binary' ? [] : [schema.format]),
    ...toRange(schema),
    ...toCount(schema.minLength, schema.maxLength, 'character'),
    ...toCount(schema.minItems, schema.maxItems, 'item'),
    ...toCount(schema.minProperties, schema.maxProperties, 'key'),
    ...(schema.contains === undefined
      ? []
      : toCount(schema.minContains, schema.maxContains, 'matching item')),
    ...(schema.pattern === undefined ? [] : [`matches ${schema.pattern}`]),
    ...(schema['x-list-of'] === undefined ? [] : [`list of ${schema['x-list-of'].join(', ')}`]),
    ...(schema.default === undefined
      ? []
      : [
          `default ${typeof schema.default === 'string' ? schema.default : JSON.stringify(schema.default)}`,
        ]),
    ...([schema.type].flat().includes('null') ? ['may be null'] : []),
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(schema.multipleOf === undefined ? [] : [`multiple of ${schema.multipleOf}`]),
    ...toOthers(schema),
    ...toRequired(schema),
    ...(schema.contentMediaType === undefined ? [] : [schema.contentMediaType]),
    ...(schema.contentEncoding === undefined ? [] : [schema.contentEncoding]),
    ...toXml(schema),
    ...(schema.readOnly === true ? [READ_ONLY] : []),
    ...(schema.writeOnly === true ? ['write only'] : []),
  ];
}

/** Whether there may be more than what is listed. */
function toOthers(schema: Schema): string[] {
  const {additionalProperties, unevaluatedProperties, unevaluatedItems, prefixItems} = schema;
  const others = [additionalProperties, unevaluatedProperties];
  const items = (schema as {readonly items?: unknown}).items;
  return [
    ...(others.includes(false) ? ['no other keys'] : []),
    ...(others.some((other) => other === true || isEmpty(other)) ? ['other keys allowed'] : []),
    ...(unevaluatedItems === false || (prefixItems !== undefined && items === false)
      ? ['no further items']
      : []),
    ...(unevaluatedItems === true ? ['further items allowed'] : []),
  ];
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Names that are required without being among the fields. */
function toRequired({required = [], properties = {}}: Schema): string[] {
  const unlisted = required.filter((name) => !Object.hasOwn(properties, name));
  return unlisted.length === 0 ? [] : [`requires ${unlisted.join(', ')}`];
}

const toXml = ({xml = {}}: Schema): string[] =>
  Object.entries(xml).flatMap(([key, value]) =>
    value === false || key.startsWith('x-')
      ? []
      : [value === true ? `XML ${key}` : `XML ${key} ${value}`],
  );

function toRange(schema: Schema): string[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = withoutLooser(schema);
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
  ];
}

/** Schemas that were joined may have two bounds on one side, of which one says everything. */
function withoutLooser({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Schema): Pick<Schema, 'exclusiveMaximum' | 'exclusiveMinimum' | 'maximum' | 'minimum'> {
  const isAbove = (exclusiveMinimum ?? -Infinity) >= (minimum ?? -Infinity);
  const isBelow = (exclusiveMaximum ?? Infinity) <= (maximum ?? Infinity);
  return {
    ...(isAbove ? exclusiveMinimum !== undefined && {exclusiveMinimum} : {minimum}),
    ...(isBelow ? exclusiveMaximum !== undefined && {exclusiveMaximum} : {maximum}),
  };
}

function toCount(least: number | undefined, most: number | undefined, unit: string): string[] {
  const plural = (count: number): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined)
    return [least === most ? plural(most) : `${least} to ${plural(most)}`];
  if (least !== undefined) return [`at least ${plural(least)}`];
  return most === undefined ? [] : [`at most ${plural(most)}`];
}
