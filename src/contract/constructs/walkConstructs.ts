import type {NodePath} from '../jsonPointer';
import type {Construct, ObjectKind} from './Construct';
import {constructs} from './constructs';
import {isObject} from '../isObject';

/** One keyword where a specification uses it. */
export interface UsedConstruct {
  readonly kind: ObjectKind;
  /** What the place asks for; another kind than that of the object if this is a reference. */
  readonly wanted: ObjectKind;
  readonly keyword: string;
  readonly value: unknown;
  /** The object that has the keyword. */
  readonly object: Readonly<Record<string, unknown>>;
  readonly at: NodePath;
  /** What the list says of it; undefined for a keyword that is not in the list. */
  readonly construct: Construct | undefined;
}

/** Objects that `$ref` may replace; next to it, only a summary and a description have a meaning. */
const REPLACEABLE: ReadonlySet<ObjectKind> = new Set([
  'callback',
  'example',
  'header',
  'link',
  // Not in OpenAPI, but other tools read it, and large specifications have it.
  'operation',
  'parameter',
  'requestBody',
  'response',
  'securityScheme',
]);

/** Whether an object only says where the object of this kind is. */
export const isReference = (kind: ObjectKind, node: Readonly<Record<string, unknown>>): boolean =>
  REPLACEABLE.has(kind) && Object.hasOwn(node, '$ref');

/**
 * Visits every keyword of a specification with the object that it is in; extensions are left out.
 */
export function walkConstructs(
  node: unknown,
  visit: (used: UsedConstruct) => void,
  kind: ObjectKind = 'document',
  at: NodePath = [],
): void {
  if (!isObject(node)) return;
  const actual = isReference(kind, node) ? 'reference' : kind;
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword.startsWith('x-')) continue;
    const known = constructs[actual];
    const construct = Object.hasOwn(known, keyword) ? known[keyword] : known['*'];
    visit({
      kind: actual,
      wanted: kind,
      keyword,
      value,
      object: node,
      at: [...at, keyword],
      construct,
    });
    if (construct?.holds !== undefined) {
      listChildren(value, construct.holds).forEach(([child, keys]) =>
        walkConstructs(child, visit, construct.holds?.kind, [...at, keyword, ...keys]),
      );
    }
  }
}

/** The objects in a value, each with its keys there. */
export function listChildren(
  value: unknown,
  {as, isExtensible}: NonNullable<Construct['holds']>,
): (readonly [unknown, NodePath])[] {
  if (as === 'object') return [[value, []]];
  if (as === 'list')
    return Array.isArray(value) ? value.map((item: unknown, index) => [item, [index]]) : [];
  return listEntries(value, isExtensible === true).map(([name, item]) => [item, [name]]);
}

/** The entries of a map, without its extensions. */
const listEntries = (value: unknown, isExtensible: boolean): (readonly [string, unknown])[] =>
  isObject(value)
    ? Object.entries(value).filter(([name]) => !isExtensible || !name.startsWith('x-'))
    : [];
