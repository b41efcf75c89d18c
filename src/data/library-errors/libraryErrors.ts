import {clientErrors} from './clientErrors';
import type {LibraryError} from './LibraryError';
import {middlewareErrors} from './middlewareErrors';
import {pythonErrors} from './pythonErrors';

/**
 * Every error text of the libraries. `src/scripts/libraries/collectErrorTexts.test.ts` compares them
 * with the sources.
 */
export const libraryErrors: readonly LibraryError[] = [
  ...clientErrors.map((error) => ({
    ...error,
    libraries: ['cloud-client', 'python-client'] as const,
  })),
  ...pythonErrors.map((error) => ({...error, libraries: ['python-client'] as const})),
  ...middlewareErrors.map((error) => ({...error, libraries: ['webhook-middleware'] as const})),
];
