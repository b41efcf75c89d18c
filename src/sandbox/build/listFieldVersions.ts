import type {Schema} from '../../contract';
import type {FieldVersion} from '../contractTypes';

/**
 * Every field that has its own version, by its path; the items of a list share the path of the
 * list.
 */
export function listFieldVersions(
  schema: Schema | undefined,
  path: string,
  around: readonly Schema[] = [],
): readonly FieldVersion[] {
  // A recursive schema lists the versions of its fields where it first appears.
  if (schema === undefined || around.includes(schema) || !hasVersions(schema)) return [];
  const inside = [...around, schema];
  if (schema.items !== undefined) return listFieldVersions(schema.items, path, inside);

  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = path === '' ? name : `${path}.${name}`;
    const since = property['x-since'];
    const removed = property['x-removed'];
    const own =
      since === undefined && removed === undefined
        ? []
        : [{field, ...(since && {since}), ...(removed && {removed})}];
    return [...own, ...listFieldVersions(property, field, inside)];
  });
}

/** Schemas without a version below them. */
const unversioned = new WeakSet<Schema>();

/**
 * Whether a field below a schema has its own version. Without this look ahead, every way through
 * schemas that share others would be tried, which takes minutes.
 */
function hasVersions(root: Schema): boolean {
  const reached = new Set([root]);
  for (const schema of reached) {
    if (unversioned.has(schema)) continue;
    for (const property of Object.values(schema.properties ?? {})) {
      if (property['x-since'] !== undefined || property['x-removed'] !== undefined) return true;
      reached.add(property);
    }
    if (schema.items !== undefined) reached.add(schema.items);
  }
  for (const schema of reached) unversioned.add(schema);
  return false;
}
