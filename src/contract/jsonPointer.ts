/** Keys from the root of a file to a node. */
export type NodePath = readonly (number | string)[];

/**
 * The keys of a pointer such as `/paths/~1hooks/get` (RFC 6901), as a URI fragment may carry it.
 */
export function toKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer to keys; characters with a meaning in pointers are the only ones that it escapes. */
export const toPointer = (keys: readonly string[]): string =>
  keys
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')}`)
    .join('');

/** What is not percent-encoded stays as it is, and then leads to nothing. */
function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** The node below these keys, or undefined. */
export function getNode(root: unknown, keys: NodePath): unknown {
  let node = root;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return node;
}
