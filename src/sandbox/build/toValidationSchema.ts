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

/**
 * A schema as a validator needs it: without notes and the portal's `x-` fields. Properties may
 * have any name,
 * and the data in `enum`, `const` and `default` stays as it is.
 * A recursive schema is cut where it recurs; deeper levels are not checked.
 */
export function toValidationSchema(
  schema: Schema | boolean,
  around: readonly unknown[] = [],
): Node | boolean {
  if (typeof schema === 'boolean') return schema;
  if (around.includes(schema)) return true;
  const inside = [...around, schema];
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !NOTES.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]: [string, unknown]) => [keyword, toValue(keyword, value, inside)]),
  );
}

function toValue(keyword: string, value: unknown, around: readonly unknown[]): unknown {
  const holds = schemaConstructs[keyword]?.holds;
  if (holds === undefined) return value;
  const convert = (schema: unknown): unknown => toValidationSchema(schema as Schema, around);
  if (holds.as === 'list') return (value as unknown[]).map(convert);
  if (holds.as === 'object') return convert(value);
  return Object.fromEntries(
    Object.entries(value as Node).map(([name, schema]) => [name, convert(schema)]),
  );
}

/** The formats that a schema names, at any depth. */
export function listFormats(node: Node | boolean): string[] {
  if (typeof node === 'boolean') return [];
  const {format} = node;
  return [
    ...(typeof format === 'string' ? [format] : []),
    ...Object.entries(node).flatMap(([keyword, value]) => {
      const holds = schemaConstructs[keyword]?.holds;
      if (holds === undefined) return [];
      const schemas =
        holds.as === 'object' ? [value] : Object.values(value as Record<string, unknown>);
      return schemas.flatMap((schema) => listFormats(schema as Node | boolean));
    }),
  ];
}
