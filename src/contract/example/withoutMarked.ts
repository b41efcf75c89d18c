import {isMarked, type Mark} from '../isMarked';
import {isObject} from '../isObject';
import type {Schema} from '../types';

/** Adds a schema and all that can apply to the same value. */
function addSchemas(schema: Schema | boolean, found: Set<Schema>): void {
  if (typeof schema === 'boolean' || found.has(schema)) return;
  found.add(schema);
  const {allOf = [], oneOf = [], anyOf = [], then = true, else: other = true} = schema;
  for (const part of [...allOf, ...oneOf, ...anyOf, then, other]) addSchemas(part, found);
}

function listSchemas(schemas: Iterable<Schema | boolean>): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  for (const schema of schemas) addSchemas(schema, found);
  return found;
}

/**
 * A value without the fields that have a mark, at any depth; the value itself if it has none.
 *
 * @param schema with references replaced by their targets
 */
export const withoutMarked = (schema: Schema, value: unknown, mark: Mark): unknown =>
  omit(listSchemas([schema]), value, mark);

function omit(schemas: ReadonlySet<Schema>, value: unknown, mark: Mark): unknown {
  if (schemas.size === 0) return value;
  if (Array.isArray(value)) {
    const inside = listSchemas([...schemas].map(({items = true}) => items));
    const items = value.map((item) => omit(inside, item, mark));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const all = Object.entries(value);
  const kept = all
    .filter(([name]) => ![...schemas].some((schema) => isMarked(schema, name, mark)))
    .map(([name, item]) => [name, omit(getField(schemas, name), item, mark)] as const);
  return kept.length === all.length && kept.every(([name, item]) => item === value[name])
    ? value
    : Object.fromEntries(kept);
}

const getField = (schemas: ReadonlySet<Schema>, name: string): ReadonlySet<Schema> =>
  listSchemas(
    [...schemas].map(({properties = {}, additionalProperties = true}) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? true) : additionalProperties,
    ),
  );
