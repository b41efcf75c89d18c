import {isObject} from './isObject';
import type {Spec} from './Spec';
import {PRIVATE_LISTS} from './SpecPart';
import type {ContractDocument} from './types';

type Lists = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Replaces references to operations and path items of other files by what they lead to: what reads
 * a document expects operations in their paths, each once.
 */
export function inlineParts(spec: Spec, document: ContractDocument): ContractDocument {
  const all = (document.components ?? {}) as Lists;
  const parts = new Map(
    PRIVATE_LISTS.flatMap((list) =>
      Object.entries(all[list] ?? {}).map(([name, part]) => [`#/components/${list}/${name}`, part]),
    ),
  );
  if (parts.size === 0) return document;
  const inline = (node: unknown, around: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item) => inline(item, around));
    if (!isObject(node)) return node;
    const {$ref, ...others} = node;
    if (typeof $ref !== 'string' || !parts.has($ref))
      return mapValues(node, (value) => inline(value, around));
    if (around.includes($ref)) {
      const name = $ref.slice($ref.lastIndexOf('/') + 1);
      throw spec.error(
        ['paths'],
        `the file of "${name}" leads to itself, through callbacks. Fix: write the callback itself.`,
      );
    }
    return {...(inline(parts.get($ref), [...around, $ref]) as object), ...others};
  };
  const lists = Object.entries(all).filter(([list]) => !PRIVATE_LISTS.includes(list));
  const {components: _, ...rest} = document;
  const components = lists.length > 0 ? {components: Object.fromEntries(lists)} : {};
  return inline({...rest, ...components}, []) as ContractDocument;
}

const mapValues = (
  node: Readonly<Record<string, unknown>>,
  map: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));
