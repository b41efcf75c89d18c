import {isObject} from '../isObject';
import {fits} from './fits';
import type {Context, Keywords, Node} from './Rule';
import type {SchemaDeviation} from './SchemaDeviation';

/** A schema by itself: a reference is followed. */
export function resolve(schema: Node | undefined, context: Context): Keywords {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const {$ref} = schema;
  return typeof $ref === 'number' ? resolve(context.definitions[$ref], context) : schema;
}

/** Whether an alternative is for values of this type. */
export function hasType(schema: Node, value: unknown, context: Context): boolean {
  if (typeof schema === 'boolean') return schema;
  const {$ref, type} = schema;
  if (typeof $ref === 'number') return hasType(context.definitions[$ref] ?? true, value, context);
  return type === undefined || fits({type}, value, context);
}

/** Whether a value has no other constant than an alternative: a `type`, say, tells them apart. */
export function hasConstants(schema: Node, value: unknown, context: Context): boolean {
  const {properties = {}, allOf = []} = resolve(schema, context);
  return (
    (allOf as readonly Node[]).every((part) => hasConstants(part, value, context)) &&
    (!isObject(value) ||
      Object.entries(properties as Readonly<Record<string, Node>>).every(
        ([name, field]) =>
          !Object.hasOwn(value, name) ||
          fits(getConstant(resolve(field, context)), value[name], context),
      ))
  );
}

/** The part of a schema that allows one value only. */
function getConstant({enum: values, ...others}: Keywords): Node {
  if ('const' in others) return {const: others['const']};
  return Array.isArray(values) && values.length === 1 ? {enum: values} : true;
}

/** How many of a value's fields an alternative names. */
export function countNamed(schema: Node, value: unknown, context: Context): number {
  if (!isObject(value)) return 0;
  const {properties = {}} = resolve(schema, context);
  return Object.keys(value).filter((name) => Object.hasOwn(properties as Keywords, name)).length;
}

/** An alternative that a value does not fit. */
interface Choice {
  readonly deviations: readonly SchemaDeviation[];
  readonly named: number;
}

const compare = (one: Choice, other: Choice): number =>
  one.deviations.length - other.deviations.length || other.named - one.named;

/**
 * The deviations of the alternative that a value is meant to fit: it deviates least from that one,
 * and among equals, that one names most of its fields.
 *
 * @returns undefined when several could be meant
 */
export function pickNearest(choices: readonly Choice[]): readonly SchemaDeviation[] | undefined {
  const [nearest, next] = [...choices].sort(compare);
  return nearest !== undefined && (next === undefined || compare(nearest, next) < 0)
    ? nearest.deviations
    : undefined;
}
