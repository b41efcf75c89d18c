import {ContractError} from './ContractError';
import {getNode, toKeys} from './jsonPointer';
import type {ContractDocument, Reference} from './types';

/**
 * Follows a reference inside a bundled document, through any number of steps.
 * The notes next to the `$ref` win over those of the target; rules are no longer there
 * (`joinSiblings.ts`).
 */
export function resolveReference<T extends object>(
  document: ContractDocument,
  node: Reference | T,
): T {
  const seen = new Set<string>();
  let current = node as Partial<Reference> & T;
  while (typeof current.$ref === 'string') {
    const {$ref, ...siblings} = current;
    if (seen.has($ref)) throw new ContractError(`reference "${$ref}" refers to itself.`);
    seen.add($ref);
    const target = getNode(document, toKeys($ref.slice(1)));
    if (typeof target !== 'object' || target === null)
      throw new ContractError(`reference "${$ref}" points to nothing.`);
    current = {...(target as Partial<Reference> & T), ...siblings};
  }
  return current;
}
