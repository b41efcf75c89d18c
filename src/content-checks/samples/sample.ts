/** A sample, or a block of code in a page, with its tokens expanded. */
export interface Sample {
  readonly file: string;
  /** Name that tells its kind: `compose.yaml`, or `inline.bash` for a block in a page. */
  readonly name: string;
  readonly text: string;
}
