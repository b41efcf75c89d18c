/** Folders and files whose samples belong together: a test of their own runs them in the order of the story. */
export const scenarioPaths: readonly string[] = [
  'docs/tutorials/hooks/',
  'docs/tutorials/hooks-webhook-server/',
  'docs/downloadable-products/agent-docs/_samples/receiver.mjs',
];
