import {resolveReference} from '../../resolveReference';
import type {ContractDocument} from '../../types';
import {getValueKind} from '../../walkReferences';

/** Keywords that say something to people and allow or forbid nothing. */
const NOTES = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs']);
/** Lists whose order means nothing. */
const SETS = new Set(['required', 'enum', 'type']);

/**
 * A text that two parts of documents share if they mean the same: without notes and extensions,
 * with references resolved, in the order of the alphabet.
 */
export function canonicalize(
  document: ContractDocument,
  node: unknown,
  isNameMap = false,
  open: readonly string[] = [],
): string {
  if (Array.isArray(node))
    return `[${node.map((item) => canonicalize(document, item, false, open)).join()}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? 'null';
  const reference = (node as {$ref?: unknown}).$ref;
  if (!isNameMap && typeof reference === 'string') {
    if (open.includes(reference)) return JSON.stringify(reference);
    return canonicalize(document, resolveReference(document, node), false, [...open, reference]);
  }
  const entries = Object.entries(node)
    .filter(([key]) => isNameMap || !(NOTES.has(key) || key.startsWith('x-')))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => {
      const kind = getValueKind(key, value, isNameMap);
      const text =
        !isNameMap && SETS.has(key) && Array.isArray(value)
          ? value
              .map((item) => JSON.stringify(item))
              .sort()
              .join()
          : canonicalize(document, value, kind === 'names', open);
      return `${JSON.stringify(key)}:${text}`;
    });
  return `{${entries.join()}}`;
}
