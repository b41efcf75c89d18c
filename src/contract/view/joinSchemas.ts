import type {Schema} from '../types';

type Node = Readonly<Record<string, unknown>>;
type Join = (one: never, other: never) => unknown;

const both = (one: Schema, other: Schema): Schema => ({allOf: [one, other]});
const larger = (one: number, other: number): number => Math.max(one, other);
const smaller = (one: number, other: number): number => Math.min(one, other);
const either = (one: boolean, other: boolean): boolean => one || other;
const concat = (one: readonly unknown[], other: readonly unknown[]): unknown[] => [
  ...new Set([...one, ...other]),
];
const texts = (one: string, other: string): string => `${one}\n\n${other}`;
const byName = (one: Node, other: Node): Node => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, value]) => [
      name,
      Object.hasOwn(one, name) && !isSame(one[name], value)
        ? both(one[name] as Schema, value as Schema)
        : value,
    ]),
  ),
});
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How two values of a keyword become one that means both; other keywords cannot be joined. */
const JOINS: Readonly<Record<string, Join>> = {
  properties: byName,
  patternProperties: byName,
  dependentSchemas: byName,
  items: both,
  propertyNames: both,
  required: concat,
  examples: concat,
  allOf: concat,
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  uniqueItems: either,
  deprecated: either,
  readOnly: either,
  writeOnly: either,
  description: texts,
  title: texts,
};
/** `then` and `else` mean something next to their own `if` only. */
const CONDITION = ['if', 'then', 'else'];

/**
 * Schemas that all apply, as one. What cannot be joined, such as two patterns, stays apart in
 * `allOf`.
 *
 * @param own the values next to `allOf`, which come first in texts
 * @param parts the schemas in `allOf`, whose fields come first
 */
export function joinSchemas(own: Schema, parts: readonly Schema[]): Schema {
  const joined = parts.reduce(joinTwo, own);
  // Fields are listed in the order of the parts.
  const properties = [...parts, own].flatMap((schema) => Object.keys(schema.properties ?? {}));
  return joined.properties === undefined
    ? joined
    : {
        ...joined,
        properties: Object.fromEntries(
          properties.map((name) => [name, joined.properties?.[name] ?? {}]),
        ),
      };
}

function joinTwo(one: Schema, other: Schema): Schema {
  const joined: Record<string, unknown> = {...one};
  const apart: Record<string, unknown> = {};
  const conditions = 'if' in one && 'if' in other ? CONDITION : [];
  for (const [keyword, value] of Object.entries(other)) {
    const present = joined[keyword];
    const join = JOINS[keyword];
    if (conditions.includes(keyword)) apart[keyword] = value;
    else if (present === undefined || present === null) joined[keyword] = value;
    else if (value === null || isSame(present, value) || keyword.startsWith('x-')) continue;
    else if (keyword === 'type' && joinTypes(one, other).length > 0)
      joined[keyword] = joinTypes(one, other);
    else if (join !== undefined) joined[keyword] = join(present as never, value as never);
    else apart[keyword] = value;
  }
  return Object.keys(apart).length === 0
    ? joined
    : {...joined, allOf: [...((joined['allOf'] as Schema[] | undefined) ?? []), apart]};
}

/** The types that both allow; an integer is a number. */
function joinTypes(one: Schema, other: Schema): string[] {
  const [left, right] = [one, other].map(({type}) => [type ?? []].flat() as string[]);
  const narrow = (types: readonly string[] = [], others: readonly string[] = []): string[] =>
    types.filter(
      (type) => others.includes(type) || (type === 'integer' && others.includes('number')),
    );
  return [...new Set([...narrow(left, right), ...narrow(right, left)])];
}
