import type {Schema} from '../../contract';
import {schemaConstructs} from '../../contract/constructs/schemaConstructs';

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

/** Gives the reference that replaces a schema; undefined for one that is written out. */
export type Refer = (schema: Schema) => Node | undefined;

/**
 * A schema as a validator needs it: without notes and the portal's `x-` fields. Properties may
 * have any name, and the data in `enum`, `const` and `default` stays as it is.
 *
 * @param schema with references replaced by their targets, so that it may contain itself
 * @param refer for schemas that are compiled once and used at many places. Any other schema that
 *   contains itself is cut where it recurs; deeper levels are not checked.
 */
export function toValidationSchema(
  schema: Schema | boolean,
  refer: Refer,
  around: readonly unknown[] = [],
): Node | boolean {
  if (typeof schema === 'boolean') return schema;
  if (around.includes(schema)) return true;
  const inside = [...around, schema];
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !NOTES.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]: [string, unknown]) => [
        keyword,
        mapSchemas(
          keyword,
          value,
          (part) => refer(part) ?? toValidationSchema(part, refer, inside),
        ),
      ]),
  );
}

function mapSchemas(
  keyword: string,
  value: unknown,
  convert: (schema: Schema) => unknown,
): unknown {
  const holds = schemaConstructs[keyword]?.holds;
  // Throws at a pattern that is none.
  if (keyword === 'pattern') RegExp(value as string, 'u');
  if (keyword === 'patternProperties')
    for (const name of Object.keys(value as Node)) RegExp(name, 'u');
  if (holds === undefined) return value;
  const toConverted = (schema: unknown): unknown =>
    typeof schema === 'boolean' ? schema : convert(schema as Schema);
  if (holds.as === 'list') return (value as unknown[]).map(toConverted);
  if (holds.as === 'object') return toConverted(value);
  return Object.fromEntries(
    Object.entries(value as Node).map(([name, schema]) => [name, toConverted(schema)]),
  );
}
