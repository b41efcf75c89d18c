import {isObject} from '../isObject';
import {getNode, toKeys, type NodePath} from '../jsonPointer';

export type SchemaObject = Record<string, unknown>;

/**
 * Writes `nullable` of OpenAPI 3.0 as 3.1 does. Beside a type, it adds one. Beside parts, where
 * generators write it and the standard gives it no meaning, it adds a part. A schema that has
 * neither takes null anyway.
 *
 * @param schema is changed; it keeps a `nullable` that cannot be kept
 * @param at where it is
 * @param document the whole file
 */
export function upgradeNullable(schema: SchemaObject, at: NodePath, document: SchemaObject): void {
  const {nullable, type} = schema;
  if (typeof nullable !== 'boolean') return;
  const isAlternative = ['oneOf', 'anyOf'].includes(String(at.at(-2)));
  // As one of several, generators mean null by it, which would be anything.
  if (nullable && isAlternative && Object.keys(schema).length === 1) schema['type'] = 'null';
  else if (nullable && typeof type === 'string') schema['type'] = [type, 'null'];
  else if (nullable && !addNull(schema, at, document)) return;
  delete schema['nullable'];
}

/** False where null cannot be added: to values that it is not one of, and to several rules. */
function addNull(schema: SchemaObject, at: NodePath, document: SchemaObject): boolean {
  const {type, enum: values, oneOf, anyOf, allOf, $ref, not} = schema;
  if (type !== undefined || not !== undefined) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  const rules = [oneOf, anyOf, allOf, $ref].filter((rule) => rule !== undefined);
  if (rules.length === 0) return true;
  if (rules.length > 1) return false;
  const parts = oneOf ?? anyOf;
  if (Array.isArray(parts)) {
    // A second one would break `oneOf`.
    if (!parts.some((part) => takesNull(part, document))) parts.push({type: 'null'});
    return true;
  }
  // A component that is made of others is one of them by its name, so it stays what it is.
  const isComponent = at.length === 3 && at[1] === 'schemas';
  const hasParts = $ref !== undefined || (Array.isArray(allOf) && allOf.length > 0);
  if (isComponent || !hasParts) return false;
  const [only, ...others] = Array.isArray(allOf) ? (allOf as unknown[]) : [{$ref}];
  schema['anyOf'] = [others.length === 0 ? only : {allOf}, {type: 'null'}];
  delete schema['allOf'];
  delete schema['$ref'];
  return true;
}

const getTarget = ($ref: string, document: SchemaObject): unknown =>
  $ref.startsWith('#/') ? getNode(document, toKeys($ref)) : undefined;

/** Whether null is among the values of a schema; one that leads to itself adds none. */
function takesNull(part: unknown, document: SchemaObject, open: readonly unknown[] = []): boolean {
  if (part === true) return true;
  if (!isObject(part) || open.includes(part)) return false;
  const {$ref, nullable, type, enum: values, oneOf, anyOf, allOf} = part;
  const takes = (one: unknown): boolean => takesNull(one, document, [...open, part]);
  const hasOne = (parts: unknown): boolean => !Array.isArray(parts) || parts.some(takes);
  if (nullable === true) return true;
  if (type !== undefined && ![type].flat().includes('null')) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  if (typeof $ref === 'string' && !takes(getTarget($ref, document))) return false;
  return hasOne(oneOf) && hasOne(anyOf) && (!Array.isArray(allOf) || allOf.every(takes));
}
