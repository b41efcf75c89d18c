import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';

type Discriminator = Schema['discriminator'];

/** The discriminator that all alternatives have from a schema that they join. */
export function findSharedChooser(
  document: ContractDocument,
  alternatives: readonly Schema[],
): Discriminator {
  const [first, ...others] = alternatives.map((one) => findInParts(document, one));
  return others.length > 0 && others.every((one) => one === first) ? first : undefined;
}

function findInParts(
  document: ContractDocument,
  given: Schema,
  around: readonly Schema[] = [],
): Discriminator {
  const schema = resolveReference<Schema>(document, given);
  if (around.includes(schema)) return undefined;
  const {discriminator, allOf = []} = schema;
  if (discriminator !== undefined) return discriminator;
  for (const part of allOf) {
    const found = findInParts(document, part, [...around, schema]);
    if (found !== undefined) return found;
  }
  return undefined;
}
