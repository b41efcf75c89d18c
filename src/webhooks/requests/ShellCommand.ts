import type {Bytes} from '../bytes';

/** The first command of a text, as its program gets it. */
export interface ShellCommand {
  readonly words: readonly Bytes[];
  /** What ends it, as the end of a sentence; absent at the end of the text. */
  readonly end?: string;
}

/** How a sentence names an operator. */
export const toEnd = (operator: string): string =>
  operator.trim() === '' ? 'the end of its line' : `“${operator}”`;
