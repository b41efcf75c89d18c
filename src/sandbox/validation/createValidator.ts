import type {Context, Node, Seen} from './Rule';
import {rules} from './rules';
import {toTyped} from './toTyped';

const RULES = Object.entries(rules);
const known = new WeakMap<object, typeof RULES>();

/**
 * The rules of a schema's keywords, in the order of the list: `unevaluated…` need what the others
 * have checked. Found once: a large result has a million values.
 */
function getRules(schema: object): typeof RULES {
  let own = known.get(schema);
  if (own === undefined) {
    own = RULES.filter(([name]) => Object.hasOwn(schema, name));
    known.set(schema, own);
  }
  return own;
}

/** What a schema has checked in a value; undefined when the value does not fit. */
export function inspect(schema: Node, value: unknown, context: Context): Seen | undefined {
  const seen: Seen = {fields: new Set(), items: new Set()};
  if (schema === true) return seen;
  if (schema === false) return undefined;
  const isValid = getRules(schema).every(([name, rule]) =>
    rule(schema[name] as never, value, schema, context, seen),
  );
  return isValid ? seen : undefined;
}

/** A reader waits for the response: so many take a tenth of a second. */
const TRIES_MAX = 10_000;

/**
 * Reads schemas while it checks: the schemas of an API are a third of the functions that a compiler
 * would make of them.
 *
 * @param definitions schemas that others refer to
 * @param coerce whether values are texts of a request, which stand for numbers and the like
 */
export const createValidator = (definitions: readonly Node[]) => {
  const fits = (schema: Node, value: unknown): boolean =>
    inspect(schema, value, {definitions, inspect}) !== undefined;
  const read = (schema: Node, value: unknown): unknown =>
    toTyped(schema, value, {definitions, fits, tries: {left: TRIES_MAX}});
  return (schema: Node, coerce: boolean) =>
    (value: unknown): boolean =>
      fits(schema, coerce ? read(schema, value) : value);
};
