import {isBinary} from '../getBodyKind';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Schema} from '../types';
import {getName} from './findShared';
import {getOnlyForm} from './getOnlyForm';
import {mergeSchema} from './mergeSchema';
import {toText} from './toText';

/**
 * The type as people say it: `integer`, `array of Plate`, `string or null` without the null, which
 * is a chip.
 */
export function getTypeName(
  document: ContractDocument,
  given: Schema | boolean,
  around: readonly string[] = [],
): string {
  if (typeof given === 'boolean') return given ? 'anything' : 'nothing';
  const only = getOnlyForm(given);
  if (only !== undefined) return getTypeName(document, only.schema, around);
  const name = getName(given);
  // An array of itself.
  if (name !== undefined && around.includes(name)) return name;
  const inside = name === undefined ? around : [...around, name];
  const resolved = resolveReference<Schema>(document, given);
  const schema =
    resolved.allOf === undefined && resolved.oneOf === undefined && resolved.anyOf === undefined
      ? resolved
      : {...resolved, ...mergeSchema(document, resolved).schema};
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (schema.prefixItems !== undefined) return `list of ${schema.prefixItems.length}`;
  if (types.includes('array'))
    return `array of ${schema.items === undefined ? 'anything' : getTypeName(document, schema.items, inside)}`;
  if (isBinary(schema)) return 'file';
  if (name !== undefined && (types.includes('object') || types.length === 0)) return name;
  if (schema.const !== undefined) return toText(schema.const);
  if (types.length > 0) return types.join(' or ');
  if (resolved.oneOf !== undefined || resolved.anyOf !== undefined) return 'choice';
  return schema.properties !== undefined ? 'object' : 'anything';
}
