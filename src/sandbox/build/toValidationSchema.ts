import type {Schema} from '../../contract';
import {CHOICES, chooseByValue, findDiscriminator} from '../../contract/chooseByValue';
import {getTarget} from '../../contract/dereference';
import {schemaConstructs} from '../../contract/constructs/schemaConstructs';
import {isMarked, type Mark} from '../../contract/isMarked';
import {toUnicodePattern} from '../../contract/toUnicodePattern';

type Node = Readonly<Record<string, unknown>>;

/** Keywords that say nothing to a validator. */
const NOTES = new Set([
  'title',
  'description',
  'examples',
  'example',
  'externalDocs',
  'deprecated',
  'discriminator',
  'xml',
]);

export interface Conversion {
  /** Gives the reference that replaces a schema; undefined for one that is written out. */
  readonly refer: (schema: Schema) => Node | undefined;
  /** Of fields that the message leaves out, although they are required. */
  readonly hidden: Mark;
}

/**
 * A schema as a validator needs it: without notes and the portal's `x-` fields. Properties may
 * have any name, and the data in `enum`, `const` and `default` stays as it is.
 *
 * @param schema with references replaced by their targets, so that it may contain itself. One
 *   without a name is cut where it recurs; deeper levels are not checked.
 * @param whole the schema that it is a part of, as `allOf`
 */
export function toValidationSchema(
  schema: Schema | boolean,
  conversion: Conversion,
  around: readonly unknown[] = [],
  whole = schema,
): Node | boolean {
  if (typeof schema === 'boolean') return schema;
  if (around.includes(schema)) return conversion.refer(getTarget(schema) ?? schema) ?? true;
  const inside = [...around, schema];
  const toPart =
    (next?: Schema | boolean) =>
    (part: Schema): unknown =>
      (needsDiscriminator(part, next) ? undefined : conversion.refer(part)) ??
      toValidationSchema(part, conversion, inside, next);
  const convert = (keyword: string, value: unknown): unknown =>
    keyword === 'required' && Array.isArray(value)
      ? (value as string[]).filter((name) => !isMarked(whole, name, conversion.hidden))
      : mapSchemas(keyword, value, toPart(keyword === 'allOf' ? whole : undefined));
  const node = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !NOTES.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]: [string, unknown]) => [keyword, convert(keyword, value)]),
  );
  return chooseByValue(node, schema, findDiscriminator(whole) ?? findDiscriminator(schema));
}

/** A part in which a schema around it chooses cannot be the one that others share. */
const needsDiscriminator = (part: Schema, whole: Schema | boolean = true): boolean =>
  CHOICES.some((keyword) => part[keyword] !== undefined) &&
  findDiscriminator(part) === undefined &&
  findDiscriminator(whole) !== undefined;

function mapSchemas(
  keyword: string,
  value: unknown,
  convert: (schema: Schema) => unknown,
): unknown {
  const holds = schemaConstructs[keyword]?.holds;
  if (keyword === 'pattern') return toPattern(value as string);
  if (holds === undefined) return value;
  const toConverted = (schema: unknown): unknown =>
    typeof schema === 'boolean' ? schema : convert(schema as Schema);
  if (holds.as === 'list') return (value as unknown[]).map(toConverted);
  if (holds.as === 'object') return toConverted(value);
  return Object.fromEntries(
    Object.entries(value as Node).map(([name, schema]) => [
      keyword === 'patternProperties' ? toPattern(name) : name,
      toConverted(schema),
    ]),
  );
}

/** Throws at a pattern that is none. */
const toPattern = (written: string): string => {
  const pattern = toUnicodePattern(written);
  RegExp(pattern, 'u');
  return pattern;
};
