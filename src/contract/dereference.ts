import {getNode, toKeys} from './jsonPointer';
import type {ContractDocument} from './types';

/**
 * A copy of a bundled document in which every reference is replaced by its target.
 * Each target exists once, so a recursive schema becomes a cyclic object: walk it with care.
 */
export function dereference(document: ContractDocument): ContractDocument {
  const targets = new Map<string, object>();

  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    const {$ref, ...siblings} = node as {$ref?: unknown};
    if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return fill({}, node);
    const target = follow($ref);
    return Object.keys(siblings).length > 0 ? {...target, ...fill({}, siblings)} : target;
  };

  const fill = (into: Record<string, unknown>, from: object): Record<string, unknown> => {
    for (const [key, value] of Object.entries(from)) into[key] = copy(value);
    return into;
  };

  const follow = ($ref: string): object => {
    const known = targets.get($ref);
    if (known !== undefined) return known;
    const target: Record<string, unknown> = {};
    targets.set($ref, target);
    const source = getNode(document, toKeys($ref.slice(1))) as {$ref?: string};
    return Object.assign(target, typeof source.$ref === 'string' ? (copy(source) as object) : fill(target, source));
  };

  return copy(document) as ContractDocument;
}
