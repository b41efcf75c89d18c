/** A library, by its folder below `lib-src`. */
type LibraryName = 'cloud-client' | 'python-client' | 'webhook-middleware';

/** Errors of one or two libraries that have the same cause and remedy. */
export interface LibraryError {
  /** End of the id of its entry: `client-key` of `#error-client-key`. */
  readonly id: string;
  readonly libraries: readonly [LibraryName, ...LibraryName[]];
  /** `code` of the error; absent for the command line, which prints the text. */
  readonly code?: string;
  /** Codes of the classes that share the text. */
  readonly codes?: readonly string[];
  /** What the messages have in common, if there are too many for a heading. */
  readonly title?: string;
  /** Its page below that of each library; empty for the overview. */
  readonly page: string;
  /** Status of the response that the middleware sends. */
  readonly status?: number;
  /** Whether a credit may have been spent. Default: certainly not. */
  readonly billed?: 'maybe';
  /** Whether the same call may succeed later. Default: no. */
  readonly retry?: 'with-backoff';
  /** Texts up to the values and the remedy, with `…` for every part that differs from case to case. */
  readonly messages: readonly string[];
  /**
   * What the Python client says besides `messages`. Names of options are not repeated: they follow
   * from `toPythonText`.
   */
  readonly pythonMessages?: readonly string[];
  /** Common forms of a message that is mostly `…`, to recognize it. */
  readonly variants?: readonly string[];
  readonly cause: string;
  readonly remedy: string;
}
