import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {getName} from './findShared';

/** Alternatives in a schema. */
export interface Choice {
  readonly how: 'anyOf' | 'oneOf';
  readonly of: readonly Schema[];
  readonly discriminator: Schema['discriminator'];
}

interface Merged {
  readonly schema: Schema;
  /** Of the components that were joined. */
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
}

/** `allOf` as one schema, which is what a reader has to send or gets; alternatives apart. */
export function mergeSchema(document: ContractDocument, given: Schema): Merged {
  const {allOf = [], oneOf, anyOf, discriminator, ...own} = given;
  const wholes = allOf.map((part) =>
    mergeSchema(document, resolveReference<Schema>(document, part)),
  );
  const alternatives = [['oneOf', oneOf] as const, ['anyOf', anyOf] as const];
  return {
    schema: joinSchemas(
      own,
      wholes.map((whole) => whole.schema),
    ),
    names: [
      ...allOf.flatMap((part) => getName(part) ?? []),
      ...wholes.flatMap((whole) => whole.names),
    ],
    choices: [
      ...wholes.flatMap((whole) => whole.choices),
      ...alternatives.flatMap(([how, of]) => (of === undefined ? [] : [{how, of, discriminator}])),
    ],
  };
}

/** The values next to `allOf` win over its parts, and fields are listed in the order of the parts. */
function joinSchemas(own: Schema, parts: readonly Schema[]): Schema {
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((schema) => schema.properties)) as NonNullable<
    Schema['properties']
  >;
  const required = all.flatMap((schema) => schema.required ?? []);
  return {
    ...(Object.assign({}, ...[...parts].reverse(), own) as Schema),
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(required.length > 0 && {required}),
  };
}
