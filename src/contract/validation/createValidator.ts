import {listReadings} from './listReadings';
import type {Context, Node, Seen} from './Rule';
import {rules} from './rules';

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
  if (context.coerce && typeof value === 'string')
    return inspectText(schema, value, {...context, coerce: false});
  const isValid = getRules(schema).every(([name, rule]) =>
    rule(schema[name] as never, value, schema, context, seen),
  );
  return isValid ? seen : undefined;
}

/** A text fits when one of the values fits that it stands for. Those of JSON have their types. */
function inspectText(schema: Node, text: string, context: Context): Seen | undefined {
  for (const reading of listReadings(schema, text, context.definitions)) {
    const seen = inspect(schema, reading, context);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

/**
 * Reads schemas while it checks: the schemas of an API are a third of the functions that a compiler
 * would make of them.
 *
 * @param definitions schemas that others refer to
 */
export const createValidator =
  (definitions: readonly Node[]) =>
  (schema: Node, coerce: boolean) =>
  (value: unknown): boolean =>
    inspect(schema, value, {definitions, coerce, inspect}) !== undefined;
