import {isMarked, type Mark} from '../isMarked';
import {isObject} from '../isObject';
import type {Schema} from '../types';

/** The schema and all that apply to the same value. */
function listSchemas(schema: Schema | boolean, seen: readonly Schema[] = []): readonly Schema[] {
  if (typeof schema === 'boolean' || seen.includes(schema)) return [];
  const {allOf = [], oneOf = [], anyOf = [], then, else: other} = schema;
  const parts = [...allOf, ...oneOf, ...anyOf, then ?? true, other ?? true];
  return [schema, ...parts.flatMap((part) => listSchemas(part, [...seen, schema]))];
}

/**
 * A value without the fields that have a mark, at any depth.
 *
 * @param schema with references replaced by their targets
 */
export const withoutMarked = (schema: Schema, value: unknown, mark: Mark): unknown =>
  omit(listSchemas(schema), value, mark);

function omit(schemas: readonly Schema[], value: unknown, mark: Mark): unknown {
  if (schemas.length === 0) return value;
  if (Array.isArray(value)) {
    const inside = schemas.flatMap(({items = true}) => listSchemas(items));
    return value.map((item) => omit(inside, item, mark));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, item]) => {
    if (schemas.some((schema) => isMarked(schema, name, mark))) return [];
    const inside = schemas.flatMap(({properties = {}, additionalProperties = true}) =>
      listSchemas(
        Object.hasOwn(properties, name) ? (properties[name] ?? true) : additionalProperties,
      ),
    );
    return [[name, omit(inside, item, mark)] as const];
  });
  return Object.fromEntries(entries);
}
