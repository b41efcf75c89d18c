import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';

const PREFIX = '#/components/schemas/';

/** More values than this are worth a place of their own. */
const LONG_ENUM = 24;

/** Name of the component that a schema refers to. */
export const getName = ({$ref}: Schema): string | undefined =>
  $ref?.startsWith(PREFIX) === true ? $ref.slice(PREFIX.length) : undefined;

/** Schemas directly inside a schema. */
function listParts(schema: Schema): Schema[] {
  const {
    items,
    properties,
    patternProperties,
    additionalProperties,
    oneOf,
    anyOf,
    allOf,
    prefixItems,
    contentSchema,
  } = schema;
  return [
    ...(items === undefined ? [] : [items]),
    ...(contentSchema === undefined ? [] : [contentSchema]),
    ...Object.values(properties ?? {}),
    ...Object.values(patternProperties ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...[oneOf, anyOf, allOf, prefixItems].flatMap((list) => list ?? []),
  ];
}

/** Names of schemas that are reached more than once from the roots, or from themselves: they are written out once. */
export function findShared(document: ContractDocument, roots: readonly Schema[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const visit = (schema: Schema): void => {
    const name = getName(schema);
    if (name === undefined) return listParts(schema).forEach(visit);
    const target = resolveReference<Schema>(document, schema);
    // Scalars are written out wherever they occur: a link would cost the reader more.
    if (seen.has(name)) return void (isLarge(target) && shared.add(name));
    seen.add(name);
    visit(document.components?.schemas?.[name] ?? target);
  };
  roots.forEach(visit);
  return shared;
}

const isLarge = (schema: Schema): boolean =>
  listParts(schema).length > 0 || (schema.enum ?? []).length > LONG_ENUM;
