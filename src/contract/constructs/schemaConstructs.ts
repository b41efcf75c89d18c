import {
  dialect,
  rejected,
  shown,
  shownList,
  shownMap,
  shownNumber,
  shownObject,
  unshown,
  type Construct,
} from './Construct';

const NO_IDS = 'Fix: name the schema below `components/schemas`, and refer to it by `$ref`.';

/**
 * Every keyword of JSON Schema 2020-12 and of the schemas of OpenAPI 3.1. Those of 3.0 are read as
 * keywords of 3.1 before (`upgradeDocument`); in other files they are rejected.
 */
export const schemaConstructs: Readonly<Record<string, Construct>> = {
  $ref: shown.reference,
  // In place
  allOf: shownList('schema'),
  anyOf: shownList('schema'),
  oneOf: shownList('schema'),
  not: shownObject('schema'),
  if: shownObject('schema'),
  then: shownObject('schema'),
  else: shownObject('schema'),
  dependentSchemas: shownMap('schema'),
  // Objects
  properties: shownMap('schema'),
  patternProperties: shownMap('schema'),
  additionalProperties: shownObject('schema'),
  unevaluatedProperties: shownObject('schema'),
  propertyNames: shownObject('schema'),
  required: shown.texts,
  dependentRequired: shown.textsMap,
  minProperties: shown.count,
  maxProperties: shown.count,
  // Arrays
  items: {
    ...shownObject('schema'),
    getRemedy: (value) =>
      Array.isArray(value)
        ? 'Fix: write `prefixItems`; since 2020-12, `items` is one schema.'
        : undefined,
  },
  prefixItems: shownList('schema'),
  unevaluatedItems: shownObject('schema'),
  contains: shownObject('schema'),
  minContains: shown.count,
  maxContains: shown.count,
  minItems: shown.count,
  maxItems: shown.count,
  uniqueItems: shown.flag,
  // Values
  type: shown.types,
  enum: shown.list,
  const: shown.data,
  format: shown.text,
  minimum: shown.number,
  maximum: shown.number,
  exclusiveMinimum: shownNumber(
    'Fix: write the number, as in `exclusiveMinimum: 5` in place of `minimum: 5`; the boolean of OpenAPI 3.0 needs that number beside it.',
  ),
  exclusiveMaximum: shownNumber(
    'Fix: write the number, as in `exclusiveMaximum: 5` in place of `maximum: 5`; the boolean of OpenAPI 3.0 needs that number beside it.',
  ),
  multipleOf: shown.number,
  minLength: shown.count,
  maxLength: shown.count,
  pattern: shown.text,
  contentEncoding: shown.text,
  contentMediaType: shown.text,
  contentSchema: shownObject('schema'),
  // Notes
  title: shown.note,
  description: shown.note,
  default: shown.data,
  deprecated: shown.flag,
  readOnly: shown.flag,
  writeOnly: shown.flag,
  examples: shown.list,
  // Of OpenAPI
  discriminator: shownObject('discriminator'),
  // Decides how examples are written, and how the sandbox reads a body (`src/contract/xml`).
  xml: shownObject('xml'),
  externalDocs: shownObject('externalDocs'),
  example: shown.data,
  $comment: unshown,
  // Shown where references lead to them, as components are
  $defs: shownMap('schema'),
  definitions: shownMap('schema'),
  // Rejected
  nullable: rejected(
    "Fix: add 'null' to the types, as in `type: [string, 'null']`, or write `openapi: 3.0.4` if the file is of that version. Only OpenAPI 3.0 has `nullable`, beside a `type`, parts such as `oneOf`, or an `enum` with null.",
  ),
  $schema: dialect,
  $vocabulary: rejected('Fix: remove it; every schema is one of JSON Schema 2020-12.'),
  $id: rejected(NO_IDS),
  $anchor: rejected(NO_IDS),
  $dynamicRef: rejected(NO_IDS),
  $dynamicAnchor: rejected(NO_IDS),
  $recursiveRef: rejected(NO_IDS),
  $recursiveAnchor: rejected(NO_IDS),
  dependencies: rejected('Fix: write `dependentRequired` or `dependentSchemas`.'),
  additionalItems: rejected('Fix: write `items` beside `prefixItems`.'),
};
