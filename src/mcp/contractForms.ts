import {allForms} from '../../.generated/sandbox/allForms';
import operationList from '../../.generated/sandbox/list.operations.mjs';
import {getDocument} from '../sandbox/contract';
import type {ApiId} from '../sandbox/contractTypes';
import type {ApiEntry, OperationForm} from '../sandbox/formTypes';
import {quote} from './clip';
import {findNearest} from './findNearest';
import {ToolError} from './ToolError';

/** An operation with what a request of it needs. */
export interface ContractOperation extends OperationForm {
  readonly api: ApiId;
  /** With the prefix of the API: `/vehicle/{region}`. */
  readonly fullPath: string;
}

export const apis: readonly ApiEntry[] = operationList;

export const apiIds = apis.map(({id}) => id) as [ApiId, ...ApiId[]];

/** Every operation, in the order of the reference. */
export const contractOperations: readonly ContractOperation[] = allForms.flatMap(
  ({api, operations}) =>
    operations.map((operation) => ({
      ...operation,
      api,
      fullPath: new URL(operation.server).pathname.replace(/\/$/, '') + operation.path,
    })),
);

/** The release of an API that is documented. */
export const getApiVersion = (api: ApiId): string =>
  (getDocument(api) as {readonly info?: {readonly version: string}}).info?.version ?? '';

/**
 * Finds an operation by its id, or by its method and path, with or without the prefix of its API.
 *
 * @throws ToolError with the nearest ones
 */
export function findOperation(wanted: string): ContractOperation {
  const text = wanted.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const found =
    contractOperations.find(({id}) => id.toLowerCase() === text) ??
    contractOperations.find((one) => listCalls(one).includes(text));
  if (found !== undefined) return found;
  const byName = new Map(
    contractOperations.flatMap((one) =>
      [one.id.toLowerCase(), ...listCalls(one)].map((name) => [name, one.id] as const),
    ),
  );
  const nearest = findNearest(text, [...byName.keys()]).map((name) => byName.get(name));
  throw new ToolError(
    `\`operation\`: unknown, got ${quote(wanted)}. Expected: an id such as ${[...new Set(nearest)].join(', ')}, or a method and a path. Fix: find it with list_operations.`,
  );
}

const listCalls = ({method, path, fullPath}: ContractOperation): string[] =>
  [fullPath, path].map((one) => `${method} ${one}`.toLowerCase());

/** Address of an operation in the reference, below the base of the portal. */
export const toReference = ({page, id}: OperationForm, part = ''): string => `${page}#${id}${part}`;
