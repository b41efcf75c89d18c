import type {Schema} from '../types';

/**
 * The schemas inside a schema that have no name of their own, each with the words that a page
 * shows for it. Keep in sync with src/sandbox/build/compileReference.ts.
 */
export function listRules(schema: Schema): (readonly [name: string, rule: Schema | boolean])[] {
  const {items, prefixItems, patternProperties = {}, dependentSchemas = {}} = schema;
  const rules: readonly (readonly [string, Schema | boolean | undefined])[] = [
    ...Object.entries(patternProperties).map(([pattern, rule]) => [`/${pattern}/`, rule] as const),
    ['any other key', withoutChip(schema.additionalProperties)],
    ['any other key', withoutChip(schema.unevaluatedProperties)],
    ['every key', schema.propertyNames],
    ['any further item', prefixItems === undefined ? undefined : withoutBoolean(items)],
    ['any further item', withoutBoolean(schema.unevaluatedItems)],
    ['at least one item', schema.contains],
    ...Object.entries(dependentSchemas).map(
      ([name, rule]) => [`together with ${name}`, rule] as const,
    ),
    ['must not be', schema.not],
    ['if it is', schema.if],
    ['then it is', schema.then],
    ['otherwise it is', schema.else],
    ['content, parsed', schema.contentSchema],
    // What could not be joined.
    ...(schema.allOf ?? []).map((rule) => ['and it is', rule] as const),
  ];
  return rules.filter(
    (entry): entry is readonly [string, Schema | boolean] => entry[1] !== undefined,
  );
}

const withoutBoolean = (rule: Schema | boolean | undefined): Schema | undefined =>
  typeof rule === 'object' ? rule : undefined;

/** Whether everything or nothing more is allowed is what a chip says. */
const withoutChip = (rule: Schema | boolean | undefined): Schema | undefined =>
  typeof rule === 'object' && Object.keys(rule).length > 0 ? rule : undefined;
