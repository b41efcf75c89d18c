import {createValidator} from '../../../contract/validation/createValidator';
import type {Contracts, ResultContract} from './contracts';
import type {ReferenceData, ReferenceNode} from '../../../sandbox/resultTypes';
import {findReference, getFields} from './findReference';
import {listParts, type Result} from './listParts';

/** Part of a value's fields that an operation has to know. */
const KNOWN_MIN = 0.6;

interface Guess {
  readonly operationId: string;
  readonly isValid: boolean;
  /** From 0 to 1. */
  readonly known: number;
}

/** The operation whose response a value most likely is, by its fields; valid ones come first. */
export function guessOperation(value: unknown, contracts: Contracts): Result {
  if (isError(value)) return {name: 'Error response', value, parts: []};
  const [best] = contracts.operationIds
    .flatMap((operationId): Guess[] => {
      const contract = contracts.find(operationId);
      if (contract === undefined) return [];
      const known = getKnownShare(value, operationId, contract);
      const isValid = fits(value, operationId, contract);
      return known >= KNOWN_MIN || (known < 0 && isValid) ? [{operationId, isValid, known}] : [];
    })
    .sort((a, b) => Number(b.isValid) - Number(a.isValid) || b.known - a.known);
  if (best === undefined) return {name: 'JSON of no known operation', value, parts: []};
  const {operationId} = best;
  return {
    name: `Response of ${operationId}`,
    operationId,
    value,
    parts: listParts(operationId, value),
  };
}

/** Errors of all operations have the same form. */
const isError = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  Object.keys(value).length === 1;

/** The part of the fields that an operation knows; below 0 for a value without fields. */
function getKnownShare(value: unknown, operationId: string, contract: ResultContract): number {
  const {references} = contract;
  const item = getItem(value);
  if (item === undefined) return -1;
  const node = findReference(references, operationId, []);
  return node === undefined ? 0 : countKnown(item, node, references);
}

/** An object, or the first of a list. */
function getItem(value: unknown): object | undefined {
  const item: unknown = Array.isArray(value) ? value[0] : value;
  return typeof item === 'object' && item !== null ? item : undefined;
}

/** A field of any name counts by the fields in it. */
function countKnown(item: object, node: ReferenceNode, references: ReferenceData): number {
  const {named, other} = getFields(references, node);
  const shares = Object.entries(item).map(([name, inner]: [string, unknown]) => {
    if (named.has(name)) return 1;
    const object = getItem(inner);
    return other === undefined || object === undefined ? 0 : countKnown(object, other, references);
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function fits(
  value: unknown,
  operationId: string,
  {responses: {roots, schemas, definitions}}: ResultContract,
): boolean {
  const schema = schemas[roots[operationId] ?? -1];
  return schema !== undefined && createValidator(definitions)(schema, false)(value);
}
