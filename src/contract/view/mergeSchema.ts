import type {ContractDocument, Schema} from '../types';
import {getName, listSubtypes} from './findShared';
import {joinNotes} from './joinNotes';
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
  readonly discriminator: Schema['discriminator'];
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
    mergeSchema(
      document,
      joinNotes(document, part),
      isPart || (part.$ref !== undefined && !isOnlyNarrower(document, given)),
    ),
  );
  const inherited = wholes.flatMap((whole) => whole.choices);
  const hasOwn = oneOf !== undefined || anyOf !== undefined;
  const subtypes = (isPart && !hasOwn) || inherited.length > 0 ? [] : listSubtypes(document, given);
  const first = oneOf === undefined && anyOf !== undefined ? 'anyOf' : 'oneOf';
  const alternatives = [
    ['oneOf', oneOf, first === 'oneOf' ? subtypes : []] as const,
    ['anyOf', anyOf, first === 'anyOf' ? subtypes : []] as const,
  ];
  // What chooses may be beside the alternatives, as next to a reference, or in another part.
  const chooser = discriminator ?? wholes.find((whole) => whole.discriminator)?.discriminator;
  const choices = [
    ...inherited,
    ...alternatives.flatMap(([how, of = [], more]) =>
      of.length + more.length === 0 ? [] : [{how, of: [...of, ...more], discriminator}],
    ),
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
    choices: choices.map((choice) => ({...choice, discriminator: choice.discriminator ?? chooser})),
    discriminator: chooser,
  };
}

/** Whether a schema adds rules to one other schema, and is no component that may be its subtype. */
const isOnlyNarrower = ({components}: ContractDocument, {allOf = [], ...own}: Schema): boolean =>
  allOf.length === 1 &&
  (own.properties ?? own.oneOf ?? own.anyOf) === undefined &&
  !Object.values(components?.schemas ?? {}).some((schema) => schema.allOf === allOf);
