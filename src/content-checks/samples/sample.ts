/** A sample, or a block of code in a page, with its tokens expanded. */
export interface Sample {
  readonly file: string;
  /** A name that shows its kind: `compose.yaml`, or `inline.bash` for a block in a page. */
  readonly name: string;
  readonly text: string;
}
