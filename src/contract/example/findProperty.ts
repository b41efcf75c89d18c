import type {Schema} from '../types';

const listParts = ({allOf = [], oneOf = [], anyOf = []}: Schema): readonly Schema[] => [
  ...allOf,
  ...oneOf,
  ...anyOf,
];

/**
 * The schema of a field, in the schema that requires it or in one that applies to the same object:
 * parts of `allOf` require what others describe.
 *
 * @param inside the schemas around, from the outside in
 */
export function findProperty(
  name: string,
  inside: readonly Schema[],
): Schema | boolean | undefined {
  const schema = inside.at(-1);
  if (schema === undefined) return undefined;
  const around = inside.at(-2);
  return (
    findInside(name, schema) ??
    (around !== undefined && listParts(around).includes(schema)
      ? findProperty(name, inside.slice(0, -1))
      : undefined)
  );
}

function findInside(
  name: string,
  schema: Schema | boolean,
  seen: readonly unknown[] = [],
): Schema | boolean | undefined {
  if (typeof schema === 'boolean' || seen.includes(schema)) return undefined;
  const {properties = {}, allOf = []} = schema;
  if (Object.hasOwn(properties, name)) return properties[name];
  for (const part of allOf) {
    const found = findInside(name, part, [...seen, schema]);
    if (found !== undefined) return found;
  }
  return undefined;
}
