/** Something in the sources that would make a page wrong. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}
