/**
 * A known webhook request of the agent, to test a verification with. The body is
 * `docs/downloadable-products/agent-docs/_samples/event.json` without its last line break.
 */
export const webhookVector = {
  secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
  signatures: [
    {algorithm: 'HS256', signature: '5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok'},
    {
      algorithm: 'HS384',
      signature: 'r1M0ldfMmOnNaGunHS8VHpq-MoPhi21Iw1BXhnKI8QYsTTrobqA00Cj0Zr774dO8',
    },
    {
      algorithm: 'HS512',
      signature:
        'jUku3wKKSVpNVx64uk97G3K8LpIcu9MN9vaLxYgHFfJtVVZG3ECcoyedyMirmCtxG0jQkANHp7z61FSwYfbkBA',
    },
  ],
} as const;
