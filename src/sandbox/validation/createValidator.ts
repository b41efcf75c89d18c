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
  const typed = context.coerce ? toTyped(schema['type'], value) : value;
  // The values of JSON have their types.
  const inner = typeof typed === 'object' && typeof value === 'string' ? strict(context) : context;
  const isValid = getRules(schema).every(([name, rule]) =>
    rule(schema[name] as never, typed, schema, inner, seen),
  );
  return isValid ? seen : undefined;
}

const strict = (context: Context): Context => ({...context, coerce: false});

/** The value that a text stands for, when it has to have another type. */
function toTyped(type: unknown, value: unknown): unknown {
  const types = [type ?? []].flat();
  if (typeof value !== 'string' || types.length === 0 || types.includes('string')) return value;
  for (const wanted of types) {
    if (wanted === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
    if (wanted === 'null' && value === '') return null;
    if (wanted === 'object' || wanted === 'array') {
      const parsed = parse(value);
      if (Array.isArray(parsed) === (wanted === 'array') && typeof parsed === 'object')
        return parsed ?? value;
      continue;
    }
    const number = Number(value);
    if (wanted === 'number' && value.trim() !== '' && Number.isFinite(number)) return number;
    if (wanted === 'integer' && value.trim() !== '' && Number.isInteger(number)) return number;
  }
  return value;
}

/** A composite value in a text is JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
