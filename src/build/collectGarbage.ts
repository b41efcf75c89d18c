/**
 * Frees what is no longer used, where Node.js was told to offer that (`buildOptions.mjs`). It would
 * wait until garbage takes as much memory as the rest.
 */
export const collectGarbage = (): void => globalThis.gc?.();
