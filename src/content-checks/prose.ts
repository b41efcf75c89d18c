/** A run of text that a reader reads as prose, with its line. */
export interface ProseBlock {
  /** A label is a paragraph of emphasis only, which is rejected as such. */
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell' | 'meta' | 'label';
  readonly line: number;
  /** Text with the word `code` for inline code and `value` for a component; line breaks are kept. */
  readonly text: string;
}

/** The prose of one file. */
export interface ProseSource {
  readonly file: string;
  readonly blocks: readonly ProseBlock[];
}
