import type {NodePath} from '../jsonPointer';
import {upgradeNullable, type SchemaObject} from './upgradeNullable';
import {walkConstructs} from './walkConstructs';

/** Bounds that are a boolean in OpenAPI 3.0, and the number beside it. */
const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/**
 * Turns a document of OpenAPI 3.0 into one of 3.1. Its schemas are changed in place, so each value
 * keeps its line in the file. What has no meaning in 3.0 is left for `checkConstructs` to reject:
 * `nullable` beside an `enum` without a type, a boolean bound without its number.
 *
 * @param content the parsed file; one of another version stays as it is
 * @returns whether it was of OpenAPI 3.0
 */
export function upgradeDocument(content: Record<string, unknown>): boolean {
  if (!/^3\.0\.\d+$/.test(String(content['openapi']))) return false;
  const schemas = new Map<SchemaObject, NodePath>();
  walkConstructs(content, ({kind, object, at}) => {
    if (kind === 'schema') schemas.set(object as SchemaObject, at.slice(0, -1));
  });
  for (const [schema, at] of schemas) {
    upgradeNullable(schema, at, content);
    for (const [exclusive, bound] of BOUNDS) upgradeBound(schema, exclusive, bound);
  }
  content['openapi'] = '3.1.0';
  return true;
}

function upgradeBound(schema: SchemaObject, exclusive: string, bound: string): void {
  const isExclusive = schema[exclusive];
  if (isExclusive === true && typeof schema[bound] === 'number') {
    schema[exclusive] = schema[bound];
    Reflect.deleteProperty(schema, bound);
  } else if (isExclusive === false) {
    Reflect.deleteProperty(schema, exclusive);
  }
}
