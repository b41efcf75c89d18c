import {listBranches, type Keywords} from './listBranches';
import type {Node} from './Rule';

/** What a text is read with, besides its schema. */
export interface Reading {
  readonly definitions: readonly Node[];
  readonly fits: (schema: Node, value: unknown) => boolean;
  /** How many more ways to apply a schema are tried: one of choices within choices has many. */
  readonly tries: {left: number};
}

/**
 * The value that the texts of a request stand for: the first reading that fits the schema. A type
 * may be anywhere that the schema leads to, so it is found for all keywords at once. Without a
 * reading that fits, any one of them.
 */
export function toTyped(schema: Node, value: unknown, reading: Reading): unknown {
  const values = listReadings(schema, value, reading);
  const first: unknown = values.next().value;
  if (reading.fits(schema, first)) return first;
  for (const other of values) if (reading.fits(schema, other)) return other;
  return first;
}

function* listReadings(schema: Node, value: unknown, reading: Reading): Generator<unknown> {
  for (const branch of listBranches([schema], reading.definitions)) {
    if (typeof value === 'string') yield* listMeanings(branch, value);
    else yield toInside(branch, value, reading);
    if (reading.tries.left <= 0) return;
    reading.tries.left -= 1;
  }
}

/** A list or an object with its texts read; JSON inside a text has its types. */
function toInside(branch: readonly Keywords[], value: unknown, reading: Reading): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const toInner = (list: (one: Keywords) => readonly Node[], inner: unknown): unknown =>
    toTyped({allOf: branch.flatMap(list)}, inner, reading);
  return Array.isArray(value)
    ? value.map((item, index) => toInner((one) => listOfItem(one, index), item))
    : Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          toInner((one) => listOfField(one, name), field),
        ]),
      );
}

/** A schema that may apply, but need not. */
const maybe = (schema: unknown): Node[] =>
  schema === undefined ? [] : [{anyOf: [schema as Node, true]}];

function listOfItem(
  {prefixItems = [], items, contains, unevaluatedItems}: Keywords,
  index: number,
): Node[] {
  const own = (prefixItems as readonly Node[])[index] ?? (items as Node | undefined);
  return own === undefined ? [...maybe(contains), ...maybe(unevaluatedItems)] : [own];
}

function listOfField(schema: Keywords, name: string): Node[] {
  const {properties = {}, patternProperties = {}, additionalProperties} = schema;
  const fields = properties as Readonly<Record<string, Node>>;
  const own = Object.hasOwn(fields, name) ? [fields[name] as Node] : [];
  const matching = Object.entries(patternProperties as Readonly<Record<string, Node>>).flatMap(
    ([pattern, one]) => (new RegExp(pattern, 'u').test(name) ? [one] : []),
  );
  const all = [...own, ...matching];
  if (all.length > 0) return all;
  return additionalProperties === undefined
    ? maybe(schema['unevaluatedProperties'])
    : [additionalProperties as Node];
}

/** What a text can mean, the text itself last. */
function* listMeanings(branch: readonly Keywords[], text: string): Generator<unknown> {
  for (const type of new Set(branch.flatMap(listTypes))) {
    const meaning = toType(type, text);
    if (meaning !== undefined) yield meaning;
  }
  yield text;
}

/** A text is a text where it may be one, unless values are listed. */
function listTypes(schema: Keywords): readonly string[] {
  if ('const' in schema) return [getType(schema['const'])];
  if (Array.isArray(schema['enum'])) return schema['enum'].map(getType);
  const types = [(schema['type'] ?? []) as string | readonly string[]].flat();
  return types.includes('string') ? [] : types;
}

const getType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** The value of a type that a text stands for. */
function toType(type: string, text: string): unknown {
  switch (type) {
    case 'boolean':
      return /^(?:true|false)$/.test(text) ? text === 'true' : undefined;
    case 'null':
      return text === '' ? null : undefined;
    case 'array':
    case 'object': {
      const parsed = parse(text);
      return parsed !== null && getType(parsed) === type ? parsed : undefined;
    }
    case 'integer':
    case 'number': {
      const number = Number(text);
      return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
    }
    default:
      return undefined;
  }
}

/** A composite value in a text is JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
