import type {Keywords, Node} from './Rule';

/**
 * The values that a text of a request can stand for, the text itself last. Types may be in the
 * schema, in those that it refers to, in its parts and in its alternatives.
 */
export function* listReadings(
  schema: Node,
  text: string,
  definitions: readonly Node[],
): Generator<unknown> {
  for (const part of listParts(schema, definitions)) {
    const listed = 'const' in part ? [part['const']] : part['enum'];
    if (Array.isArray(listed)) yield* listed.filter((one) => String(one) === text);
    const types = [part['type'] ?? []].flat();
    // A text is a text where it may be one.
    if (types.includes('string')) continue;
    for (const type of types) {
      const value = toType(type, text);
      if (value !== undefined) yield value;
    }
  }
  yield text;
}

const PARTS = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'];

/** A schema with those that may apply to the same value, each once. */
function listParts(
  schema: Node,
  definitions: readonly Node[],
  parts = new Set<Keywords>(),
): ReadonlySet<Keywords> {
  if (typeof schema === 'boolean' || parts.has(schema)) return parts;
  parts.add(schema);
  const {$ref} = schema;
  const others = [
    typeof $ref === 'number' ? definitions[$ref] : [],
    PARTS.map((key) => schema[key]),
  ];
  for (const one of others.flat(2))
    if (one !== undefined) listParts(one as Node, definitions, parts);
  return parts;
}

/** The value of a type that a text stands for; undefined for none. */
function toType(type: unknown, text: string): unknown {
  if (type === 'boolean') return /^(?:true|false)$/.test(text) ? text === 'true' : undefined;
  if (type === 'null') return text === '' ? null : undefined;
  if (type === 'object' || type === 'array') {
    const parsed = parse(text);
    return typeof parsed === 'object' && Array.isArray(parsed) === (type === 'array')
      ? (parsed ?? undefined)
      : undefined;
  }
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** A composite value in a text is JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
