import {getNode, toKeys} from './jsonPointer';
import type {ContractDocument, Schema} from './types';
import {getValueKind} from './walkReferences';

type Node = Record<string, unknown>;

/** What copies with notes of their own are copies of. */
const targets = new WeakMap<object, object>();

/** The schema that a reference with notes next to it leads to; undefined for any other schema. */
export const getTarget = (schema: Schema): Schema | undefined => targets.get(schema);

const names = new WeakMap<object, string[]>();

/** The names of the component that a schema is; none for any other schema. */
export const getNames = (schema: Schema): readonly string[] => names.get(schema) ?? [];

/**
 * A copy of a bundled document in which every reference is replaced by its target.
 * Each target exists once, so a recursive schema becomes a cyclic object: walk it with care.
 */
export function dereference(document: ContractDocument): ContractDocument {
  const copies = new Map<object, object>();
  // A target may still be under construction when the notes next to the `$ref` are added to it.
  const merges: {readonly into: Node; readonly target: object; readonly siblings: Node}[] = [];

  const copy = (node: unknown, isNameMap = false): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = copies.get(node);
    if (known !== undefined) return known;
    if (Array.isArray(node)) {
      const list: unknown[] = [];
      copies.set(node, list);
      for (const item of node) list.push(copy(item));
      return list;
    }
    const {$ref, ...siblings} = node as Node;
    if (isNameMap || typeof $ref !== 'string') return fill(node, node as Node, isNameMap);
    const target = copy(getNode(document, toKeys($ref.slice(1)))) as object;
    if (Object.keys(siblings).length === 0) return target;
    const into: Node = {};
    copies.set(node, into);
    targets.set(into, target);
    merges.push({into, target, siblings: fill({}, siblings, false)});
    return into;
  };

  const fill = (source: object, entries: Node, isNameMap: boolean): Node => {
    const into: Node = {};
    copies.set(source, into);
    for (const [key, value] of Object.entries(entries)) {
      const kind = getValueKind(key, value, isNameMap);
      setField(into, key, kind === 'data' ? value : copy(value, kind === 'names'));
    }
    return into;
  };

  const result = copy(document) as ContractDocument;
  for (const {into, target, siblings} of merges) Object.assign(into, target, siblings);
  for (const [name, schema] of Object.entries(result.components?.schemas ?? {}))
    if (typeof schema === 'object') names.set(schema, [...getNames(schema), name]);
  return result;
}

/** A field may have any name; an assignment to this one is no field. */
function setField(into: Node, key: string, value: unknown): void {
  if (key !== '__proto__') into[key] = value;
  else Object.defineProperty(into, key, {value, enumerable: true});
}
