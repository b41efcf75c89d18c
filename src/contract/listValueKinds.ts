import {resolveReference} from './resolveReference';
import type {ContractDocument, Schema} from './types';

/** What a value may be, as far as writing it as text is concerned. */
export type ValueKind = 'list' | 'object' | 'text';

const ALL: readonly ValueKind[] = ['text', 'list', 'object'];

/** The kinds that a schema allows; all of them when it says nothing. */
export function listValueKinds(
  document: ContractDocument,
  schema: Schema | boolean | undefined,
): readonly ValueKind[] {
  const found = find(document, schema, new Set());
  return found === undefined ? ALL : ALL.filter((kind) => found.has(kind));
}

/** Undefined for a schema that allows any. */
function find(
  document: ContractDocument,
  reference: Schema | boolean | undefined,
  around: ReadonlySet<unknown>,
): ReadonlySet<ValueKind> | undefined {
  if (reference === undefined || typeof reference === 'boolean' || around.has(reference))
    return undefined;
  const inside = new Set([...around, reference]);
  const schema = resolveReference<Schema>(document, reference);
  const {type, allOf = [], anyOf, oneOf} = schema;
  if (type !== undefined) return new Set([type].flat().map(toKind));
  if (schema.const !== undefined) return new Set([toKindOf(schema.const)]);
  if (schema.enum !== undefined) return new Set(schema.enum.map(toKindOf));
  for (const part of allOf) {
    const found = find(document, part, inside);
    if (found !== undefined) return found;
  }
  const choices = (anyOf ?? oneOf)?.map((part) => find(document, part, inside));
  if (choices !== undefined) {
    return choices.includes(undefined)
      ? undefined
      : new Set(choices.flatMap((one) => [...(one ?? [])]));
  }
  if (schema.properties !== undefined || schema.additionalProperties !== undefined)
    return new Set(['object']);
  return schema.items === undefined ? undefined : new Set(['list']);
}

const toKind = (type: string): ValueKind =>
  type === 'array' ? 'list' : type === 'object' ? 'object' : 'text';

const toKindOf = (value: unknown): ValueKind =>
  Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'object' : 'text';
