/** Something that fails, and the end of the id of the entry that explains it. */
export type FailingCall = readonly [id: string, act: () => unknown];

/** A message that a program really gave, and the entry that explains it. */
export interface RealText {
  /** Id of the entry. */
  readonly id: string;
  readonly name: string;
  readonly message: string;
  /** Class and code of an exception. */
  readonly type?: string;
  readonly code?: string;
  /** What Python prints of an exception that nothing catches, and its `repr`. */
  readonly traceback?: string;
  readonly representation?: string;
  /** What an API responded to which request. */
  readonly status?: number;
  readonly method?: string;
  readonly path?: string;
}
