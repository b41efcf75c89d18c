import type {ApiId, ContractDocument, ContractFailure, Operation} from '../../contract';
import type {ErrorEntry} from '../../errors/ErrorEntry';

/** Where the facts of the questions have their home. */
export interface Facts {
  readonly contracts: Readonly<Record<ApiId, ContractDocument>>;
  readonly operations: readonly Operation[];
  readonly failures: readonly ContractFailure[];
  readonly entries: readonly ErrorEntry[];
}

/** A question of a developer, and the call by which an agent answers it. */
export interface Question {
  readonly ask: string;
  /** Tool and arguments. Default: `search_docs` with the question as it is. */
  readonly call?: readonly [tool: string, args: Readonly<Record<string, unknown>>];
  /** What the result has to contain. */
  readonly facts: (facts: Facts) => readonly (RegExp | string)[];
}

/** What a code means, by one of the lists of codes. */
export const findCode = (
  list: readonly {readonly code: string; readonly meaning: string}[],
  code: string,
): string => list.find((one) => one.code === code)?.meaning ?? `no ${code}`;
