/** The key of the sandbox that a reader starts with. */
export const DEFAULT_KEY = 'test_default';

/** A key of the sandbox whose event storage is on, with a confirmed hook and some events. */
export const STORAGE_KEY = 'test_storage';

/** The key that requests to an API start with. */
export const getTestKey = (api: string): string => (api === 'storage' ? STORAGE_KEY : DEFAULT_KEY);
