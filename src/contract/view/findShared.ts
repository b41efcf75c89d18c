import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';

const PREFIX = '#/components/schemas/';

/** More values than this are worth a place of their own. */
const LONG_ENUM = 24;

/** More schemas within each other than this fold away from any reader. */
const INLINE_MAX = 20;

/** Name of the component that a schema refers to. */
export const getName = ({$ref}: Schema): string | undefined =>
  $ref?.startsWith(PREFIX) === true ? $ref.slice(PREFIX.length) : undefined;

/** Schemas directly inside a schema. */
function listParts(document: ContractDocument, schema: Schema): Schema[] {
  const {oneOf, anyOf, allOf, prefixItems} = schema;
  const parts = [
    schema.items,
    schema.contentSchema,
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.patternProperties ?? {}),
    ...Object.values(schema.dependentSchemas ?? {}),
    schema.additionalProperties,
    schema.unevaluatedProperties,
    schema.unevaluatedItems,
    schema.propertyNames,
    schema.contains,
    schema.not,
    schema.if,
    schema.then,
    schema.else,
    ...[oneOf, anyOf, allOf, prefixItems].flatMap((list) => list ?? []),
    ...listSubtypes(document, schema),
  ];
  return parts.filter((part): part is Schema => typeof part === 'object');
}

/**
 * Subtypes of a schema with a discriminator that it does not list itself: those of its mapping,
 * and without a mapping those that join it by `allOf`.
 */
export function listSubtypes(
  document: ContractDocument,
  {discriminator, oneOf = [], anyOf = []}: Schema,
): Schema[] {
  if (discriminator === undefined) return [];
  const schemas = Object.entries(document.components?.schemas ?? {});
  const own = schemas.find(([, {allOf = [], ...schema}]) =>
    [schema, ...allOf].some((part) => part.discriminator === discriminator),
  )?.[0];
  const joining = schemas
    .filter(([, {allOf = []}]) => own !== undefined && allOf.some((part) => getName(part) === own))
    .map(([name]) => PREFIX + name);
  const mapped = Object.values(discriminator.mapping ?? {});
  const listed = [...oneOf, ...anyOf].map(({$ref}) => $ref);
  return [...new Set([...mapped, ...(listed.length === 0 ? joining : [])])]
    .filter((target) => !listed.includes(target))
    .map(($ref) => ({$ref}));
}

/**
 * Names of schemas that are reached more than once from the roots, from themselves, or through many
 * others: they are written out once.
 */
export function findShared(document: ContractDocument, roots: readonly Schema[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const visit = (schema: Schema, depth: number): void => {
    const name = getName(schema);
    const visitParts = (parts: Schema[], at: number): void =>
      parts.forEach((part) => visit(part, at));
    if (name === undefined) return visitParts(listParts(document, schema), depth);
    const target = resolveReference<Schema>(document, schema);
    // Scalars are written out wherever they occur: a link would cost the reader more.
    if (seen.has(name)) return void (isLarge(document, target) && shared.add(name));
    seen.add(name);
    const isDeep = depth === INLINE_MAX && isLarge(document, target);
    if (isDeep) shared.add(name);
    const inside = isDeep ? 0 : depth + 1;
    visit(document.components?.schemas?.[name] ?? target, inside);
    // What is next to the reference.
    visitParts(listParts(document, {...schema, $ref: undefined} as unknown as Schema), inside);
  };
  roots.forEach((root) => visit(root, 0));
  return shared;
}

const isLarge = (document: ContractDocument, schema: Schema): boolean =>
  listParts(document, schema).length > 0 || (schema.enum ?? []).length > LONG_ENUM;
