import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {getName, listSubtypes} from './findShared';
import {joinSchemas} from './joinSchemas';

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

/**
 * `allOf` as one schema, which is what a reader has to send or gets; alternatives apart.
 *
 * @param isPart whether it is a part of a schema that is one of its subtypes, which has no other
 *   ones
 */
export function mergeSchema(document: ContractDocument, given: Schema, isPart = false): Merged {
  const {allOf = [], oneOf, anyOf, discriminator, ...own} = given;
  const wholes = allOf.map((part) =>
    mergeSchema(document, resolveReference<Schema>(document, part), true),
  );
  const subtypes =
    isPart && oneOf === undefined && anyOf === undefined ? [] : listSubtypes(document, given);
  const first = oneOf === undefined && anyOf !== undefined ? 'anyOf' : 'oneOf';
  const alternatives = [
    ['oneOf', oneOf, first === 'oneOf' ? subtypes : []] as const,
    ['anyOf', anyOf, first === 'anyOf' ? subtypes : []] as const,
  ];
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
      ...alternatives.flatMap(([how, of = [], more]) =>
        of.length + more.length === 0 ? [] : [{how, of: [...of, ...more], discriminator}],
      ),
    ],
  };
}
