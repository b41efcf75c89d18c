import path from 'node:path';

/** Runs over what the other loaders have compiled. */
export const liveDocuments = {
  // Docusaurus leaves to its last rule for documents what no other rule with such a `test` includes.
  resource: /\.mdx?$/,
  enforce: 'post',
  use: [{loader: path.join(__dirname, 'loader.js')}],
} as const;
