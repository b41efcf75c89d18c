/** Processor time that one more page takes other tools, in milliseconds. */
export interface Anchor {
  readonly tool: string;
  readonly coldMs: number;
  readonly warmMs: number;
}

/** Measured elsewhere on the pages of `createCorpus`, between 40 and 1,000 of them, on two cores. */
export const anchors: readonly Anchor[] = [
  {tool: 'Starlight 0.42', coldMs: 34, warmMs: 25},
  {tool: 'Docusaurus 3.10, Rspack', coldMs: 42, warmMs: 28},
  {tool: 'Rspress 2', coldMs: 72, warmMs: 49},
  {tool: 'Docusaurus 3.10, webpack', coldMs: 85, warmMs: 34},
  {tool: 'VitePress 1.6', coldMs: 107, warmMs: 106},
];
