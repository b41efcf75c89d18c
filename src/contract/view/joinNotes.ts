import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {getName} from './findShared';
import {joinSchemas} from './joinSchemas';

/**
 * A component where it is written out, with the notes beside each reference that leads to it: its
 * own are shown nowhere else. A schema that is no reference stays as it is.
 */
export function joinNotes(document: ContractDocument, schema: Schema): Schema {
  const name = getName(schema);
  if (name === undefined) return resolveReference<Schema>(document, schema);
  const {$ref: _, ...notes} = schema;
  const target = joinNotes(document, document.components?.schemas?.[name] ?? {});
  return Object.keys(notes).length === 0 ? target : joinSchemas(notes, [target]);
}
