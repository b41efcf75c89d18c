import {clientErrors} from './clientErrors';
import type {LibraryError} from './LibraryError';
import {middlewareErrors} from './middlewareErrors';

/**
 * Every error text of both libraries. `src/scripts/libraries/collectErrorTexts.test.ts` compares
 * them with the sources.
 */
export const libraryErrors: readonly LibraryError[] = [
  ...clientErrors.map((error) => ({...error, library: 'cloud-client' as const})),
  ...middlewareErrors.map((error) => ({...error, library: 'webhook-middleware' as const})),
];
