import {isBinary} from './getBodyKind';
import {resolveReference} from './resolveReference';
import type {ContractDocument, Schema} from './types';

/** The properties of a schema by name, with those of the schemas that it joins or chooses among. */
export function listProperties(
  document: ContractDocument,
  given: Schema | undefined,
  around: readonly Schema[] = [],
): ReadonlyMap<string, Schema> {
  if (given === undefined || around.includes(given)) return new Map();
  const schema = resolveReference<Schema>(document, given);
  return new Map([
    ...listParts(schema).flatMap((part) => [...listProperties(document, part, [...around, given])]),
    ...Object.entries(schema.properties ?? {}),
  ]);
}

/** Whether a value is a file, or a list of files. */
export function isFile(
  document: ContractDocument,
  given: Schema,
  around: readonly Schema[] = [],
): boolean {
  if (around.includes(given)) return false;
  const schema = resolveReference<Schema>(document, given);
  const inside = [...around, given];
  return (
    isBinary(schema) ||
    (schema.items !== undefined && isFile(document, schema.items, inside)) ||
    listParts(schema).some((part) => isFile(document, part, inside))
  );
}

/** What a schema joins or chooses among. */
export const listParts = ({allOf = [], anyOf = [], oneOf = []}: Schema): Schema[] => [
  ...allOf,
  ...anyOf,
  ...oneOf,
];
