import {resolveReference} from './resolveReference';
import type {ContractDocument, Schema} from './types';

/** The properties that a schema requires, also where a part of it says so. */
export function listRequired(document: ContractDocument, given: Schema): string[] {
  const {required = [], allOf = []} = resolveReference<Schema>(document, given);
  return [...required, ...allOf.flatMap((part) => listRequired(document, part))];
}
