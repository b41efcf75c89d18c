import type {Account, ApiFlags, StoredApi} from '../state';

const STORED_APIS: readonly StoredApi[] = ['vehicle', 'transport'];

/** Whether storage is on for the API. */
export const isStorageOn = (account: Account, api: StoredApi): boolean => account.storage[api];

/** Whether storage is on for each API that the hook wants, and for one at least. */
export const canServeHook = (account: Account, apis: ApiFlags): boolean =>
  STORED_APIS.some((api) => account.storage[api]) &&
  STORED_APIS.every((api) => apis[api] !== true || account.storage[api]);

/** The switches of a body that fits the contract; other properties are ignored. */
export function pickFlags(body: unknown): ApiFlags {
  const flags = body as ApiFlags;
  return Object.fromEntries(
    STORED_APIS.flatMap((api) => (flags[api] === undefined ? [] : [[api, flags[api]]])),
  );
}
