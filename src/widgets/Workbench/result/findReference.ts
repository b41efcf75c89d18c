import type {ReferenceData, ReferenceNode} from '../../../sandbox/resultTypes';

/** The node of a field; `fields` are the names that lead to it from the whole response. */
export function findReference(
  data: ReferenceData,
  operationId: string,
  fields: readonly string[],
): ReferenceNode | undefined {
  let node = data.nodes[data.roots[operationId] ?? -1];
  for (const name of fields) {
    if (node === undefined) return undefined;
    node = getField(data, node, name);
  }
  return node;
}

/** The field of a node with this name. */
export function getField(
  data: ReferenceData,
  node: ReferenceNode,
  name: string,
): ReferenceNode | undefined {
  const {named, other} = getFields(data, node);
  return named.get(name) ?? other;
}

/** Whether the contract describes the fields of a value; otherwise they are free. */
export function hasFields(data: ReferenceData, node: ReferenceNode): boolean {
  const {named, other} = getFields(data, node);
  return named.size > 0 || other !== undefined;
}

interface Fields {
  readonly named: ReadonlyMap<string, ReferenceNode>;
  /** Of any other name. */
  readonly other: ReferenceNode | undefined;
}

const known = new WeakMap<ReferenceNode, Fields>();

/** The fields of a node, with those that it shares with others. */
export function getFields(data: ReferenceData, node: ReferenceNode): Fields {
  const found = known.get(node) ?? collectFields(data, node);
  known.set(node, found);
  return found;
}

function collectFields({nodes}: ReferenceData, node: ReferenceNode): Fields {
  const named = new Map<string, ReferenceNode>();
  let other: ReferenceNode | undefined;
  // A schema may contain itself, so each node counts once; those that are added come behind.
  const reached = new Set([node]);
  for (const one of reached) {
    for (const [name, index] of Object.entries(one.fields ?? {})) {
      const field = nodes[index];
      if (field !== undefined && !named.has(name)) named.set(name, field);
    }
    other ??= nodes[one.other ?? -1];
    for (const index of one.as ?? []) {
      const next = nodes[index];
      if (next !== undefined) reached.add(next);
    }
  }
  return {named, other};
}
