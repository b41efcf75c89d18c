/** Pages that moved, below the base: from and to. Every host redirects, so old links still work. */
export const movedPages: readonly (readonly [from: string, to: string])[] = [
  ['content/references/error-messages', 'tools/errors'],
];
