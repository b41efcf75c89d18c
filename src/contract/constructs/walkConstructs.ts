import type {NodePath} from '../jsonPointer';
import type {Construct, ObjectKind} from './Construct';
import {constructs} from './constructs';

/** One keyword where a specification uses it. */
export interface UsedConstruct {
  readonly kind: ObjectKind;
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
  'parameter',
  'requestBody',
  'response',
  'securityScheme',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const actual = REPLACEABLE.has(kind) && '$ref' in node ? 'reference' : kind;
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword.startsWith('x-')) continue;
    const known = constructs[actual];
    const construct = Object.hasOwn(known, keyword) ? known[keyword] : known['*'];
    visit({kind: actual, keyword, value, object: node, at: [...at, keyword], construct});
    if (construct?.holds !== undefined) {
      listChildren(value, construct.holds.as).forEach(([child, keys]) =>
        walkConstructs(child, visit, construct.holds?.kind, [...at, keyword, ...keys]),
      );
    }
  }
}

function listChildren(
  value: unknown,
  as: NonNullable<Construct['holds']>['as'],
): (readonly [unknown, NodePath])[] {
  if (as === 'object') return [[value, []]];
  if (as === 'list')
    return Array.isArray(value) ? value.map((item: unknown, index) => [item, [index]]) : [];
  return isObject(value) ? Object.entries(value).map(([name, item]) => [item, [name]]) : [];
}
