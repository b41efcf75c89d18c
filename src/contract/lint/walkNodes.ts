import {isObject} from '../isObject';
import type {NodePath} from '../jsonPointer';
import {getValueKind} from '../walkReferences';

export type SpecNode = Readonly<Record<string, unknown>>;

/**
 * Visits every object of a specification that OpenAPI gives a meaning to; the data of examples is
 * left out.
 */
export function walkNodes(
  node: unknown,
  visit: (node: SpecNode, at: NodePath) => void,
  at: NodePath = [],
  isNameMap = false,
): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => walkNodes(item, visit, [...at, index]));
    return;
  }
  if (!isObject(node)) return;
  if (!isNameMap) visit(node, at);
  for (const [key, value] of Object.entries(node)) {
    const kind = getValueKind(key, value, isNameMap);
    if (kind !== 'data') walkNodes(value, visit, [...at, key], kind === 'names');
  }
}
