import type {Schema} from '../types';

/** The limits of a value in a few words each, in the order in which a reader asks for them. */
export function getChips(schema: Schema): string[] {
  return [
    ...(schema['x-unit'] === undefined ? [] : [schema['x-unit']]),
    ...(schema.format === undefined || schema.format === 'binary' ? [] : [schema.format]),
    ...toRange(schema),
    ...toCount(schema.minLength, schema.maxLength, 'character'),
    ...toCount(schema.minItems, schema.maxItems, 'item'),
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
    ...(schema.additionalProperties === false ? ['no other keys'] : []),
    ...(schema.additionalProperties === true ||
    (typeof schema.additionalProperties === 'object' &&
      Object.keys(schema.additionalProperties).length === 0)
      ? ['other keys allowed']
      : []),
    ...(schema.contentMediaType === undefined ? [] : [schema.contentMediaType]),
    ...(schema.readOnly === true ? ['read only'] : []),
    ...(schema.writeOnly === true ? ['write only'] : []),
  ];
}

function toRange({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
  ];
}

function toCount(least: number | undefined, most: number | undefined, unit: string): string[] {
  const plural = (count: number): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined)
    return [least === most ? plural(most) : `${least} to ${plural(most)}`];
  if (least !== undefined) return [`at least ${plural(least)}`];
  return most === undefined ? [] : [`at most ${plural(most)}`];
}
