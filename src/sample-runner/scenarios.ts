/** Folders and files whose samples belong together: a dedicated test runs them in their order. */
export const scenarioPaths: readonly string[] = [
  'docs/tutorials/hooks/',
  'docs/tutorials/hooks-webhook-server/',
  'docs/downloadable-products/agent-docs/_samples/receiver.mjs',
];
