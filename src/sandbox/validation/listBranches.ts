import type {Node} from './Rule';

/** A schema that says something. */
export type Keywords = Exclude<Node, boolean>;

/**
 * Every set of schemas that may apply to the same value: those that a schema leads to, with one of
 * each of its alternatives.
 *
 * @param parts schemas that all apply
 * @param definitions schemas that others refer to
 */
export function* listBranches(
  parts: readonly Node[],
  definitions: readonly Node[],
): Generator<readonly Keywords[]> {
  const [first, ...rest] = parts;
  if (first === undefined) {
    yield [];
    return;
  }
  if (typeof first === 'boolean') {
    yield* listBranches(rest, definitions);
    return;
  }
  const {$ref, allOf = []} = first;
  const target = typeof $ref === 'number' ? [definitions[$ref] ?? true] : [];
  for (const chosen of combine(listAlternatives(first))) {
    const inner = [...target, ...(allOf as readonly Node[]), ...chosen, ...rest];
    for (const branch of listBranches(inner, definitions)) yield [first, ...branch];
  }
}

/** Lists of schemas, of each of which one applies. */
function listAlternatives({
  anyOf,
  oneOf,
  if: condition,
  then = true,
  else: otherwise = true,
  dependentSchemas = {},
}: Keywords): (readonly Node[])[] {
  const lists = [anyOf, oneOf] as readonly (readonly Node[] | undefined)[];
  return [
    ...lists.filter((list) => list !== undefined),
    ...(condition === undefined ? [] : [[{allOf: [condition, then]}, otherwise as Node]]),
    ...Object.values(dependentSchemas as Readonly<Record<string, Node>>).map((one) => [one, true]),
  ];
}

/** Every choice of one schema of each list. */
function* combine(lists: readonly (readonly Node[])[]): Generator<readonly Node[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of combine(rest)) yield [one, ...others];
}
