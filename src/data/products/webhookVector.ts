/**
 * A known webhook request of the agent, to test a verification with. The body is
 * `docs/downloadable-products/agent-docs/_samples/event.json` without its last line break.
 */
export const webhookVector = {
  secret: 'example-secret-do-not-use',
  signatures: [
    {algorithm: 'HS256', signature: 'S1ByJfAnu1i1mZ_-8B_Ys_FhMy9iPk6b09RjEzCWHew'},
    {
      algorithm: 'HS384',
      signature: 'uRefxc1rRDaz2H-2wIspgnLie-pBUFtGX_vQuyKltf4men8T3YKxahqxCbTpzOoh',
    },
    {
      algorithm: 'HS512',
      signature:
        'aVstlr5JDpbzj1fi5DQaxctTeA7K2Tc-ETOzwmvkd8590W3XuEA4D6LffRUlHzgKDpPaG9MOyg211zc8wjIMZA',
    },
  ],
} as const;
