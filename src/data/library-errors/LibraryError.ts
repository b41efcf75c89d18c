/** Errors of a library that have the same cause and remedy. */
export interface LibraryError {
  /** End of the id of its row: `client-key` of `#error-client-key`. */
  readonly id: string;
  readonly library: 'cloud-client' | 'webhook-middleware';
  /** `code` of the error; absent for the command line, which prints the text. */
  readonly code?: string;
  /** Texts up to the values and the remedy, with `…` for every part that differs from case to case. */
  readonly messages: readonly string[];
  readonly cause: string;
  readonly remedy: string;
}
