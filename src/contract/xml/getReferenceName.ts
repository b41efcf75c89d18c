import {toKeys} from '../jsonPointer';
import type {ContractDocument, Schema} from '../types';

/** Name of the component that a schema is, by its reference or, without references, by itself. */
export function getReferenceName(document: ContractDocument, schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return toKeys(schema.$ref.slice(1)).at(-1);
  const schemas = Object.entries(document.components?.schemas ?? {});
  return schemas.find(([, one]) => one === schema)?.[0];
}
