import entries from '../../../.generated/sandbox/list.operations.mjs';
import type {ApiEntry, OperationEntry} from '../../sandbox/formTypes';

/** All operations, by API. */
export const apiEntries: readonly ApiEntry[] = entries;

/** An operation with its API. */
export function findOperation(
  operationId: string | null | undefined,
): {readonly api: ApiEntry; readonly operation: OperationEntry} | undefined {
  for (const api of apiEntries) {
    const operation = api.operations.find(({id}) => id === operationId);
    if (operation !== undefined) return {api, operation};
  }
  return undefined;
}
