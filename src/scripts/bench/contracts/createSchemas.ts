import type {Schema} from '../../../contract';
import type {ContractKind} from './ContractKind';
import {pickInteger, type Random} from './random';
import {toSentence, toWords} from './words';

type Schemas = Record<string, Schema>;

const PREFIX = '#/components/schemas/';
/** References below this depth are left out of examples. */
const EXAMPLE_DEPTH = 2;
/** Chance of a reference from a schema to one that comes before it, which may make a cycle. */
const BACK = 0.03;

/** Named schemas that refer to each other: most to later ones, some back, which gives cycles. */
export function createSchemas(kind: ContractKind, random: Random): Schemas {
  const names = Array.from(
    {length: kind.schemas},
    (_, index) => `${toWords(random, 2, '-')}-${index}`,
  );
  const schemas: Schemas = {};
  for (const [index, name] of names.entries()) {
    const refer = (): Schema => {
      const isBack = random() < BACK;
      const at = isBack
        ? Math.floor(random() * (index + 1))
        : Math.min(names.length - 1, index + 1 + Math.floor(random() ** 2 * 120));
      return {$ref: PREFIX + names[at]};
    };
    schemas[name] = createSchema(kind, random, index === names.length - 1 ? undefined : refer);
  }
  return schemas;
}

function createSchema(
  kind: ContractKind,
  random: Random,
  refer: (() => Schema) | undefined,
): Schema {
  if (refer === undefined || random() < 0.15) return createEnum(random);
  const [min, max] = kind.fields;
  const properties: Record<string, Schema> = {id: {type: 'string', description: 'The id.'}};
  for (let count = pickInteger(random, min, max); count > 0; count--)
    properties[toWords(random, pickInteger(random, 1, 2))] = createField(kind, random, refer);
  return {
    type: 'object',
    ...(kind.paragraphs > 0 && {title: toWords(random, 2, ' ')}),
    description: toSentence(random, 8),
    properties,
    required: Object.keys(properties).filter(() => random() < 0.6),
  };
}

function createField(kind: ContractKind, random: Random, refer: () => Schema): Schema {
  const description = random() < (kind.paragraphs > 0 ? 0.7 : 0.15) ? toSentence(random, 10) : '';
  const words = description === '' ? {} : {description};
  if (random() < kind.unions) {
    return random() < 0.6
      ? {...words, anyOf: [{type: 'null'}, refer()]}
      : {...words, oneOf: [refer(), refer(), {type: 'array', items: refer()}]};
  }
  const chance = random();
  if (chance < 0.12) return refer();
  if (chance < 0.22) return {...words, type: 'array', items: refer()};
  if (chance < 0.3) {
    const names = [toWords(random, 1), toWords(random, 2), toWords(random, 2)];
    return {
      ...words,
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, {type: 'string', description: toSentence(random, 5)}]),
      ),
    };
  }
  if (chance < 0.5) return {...words, type: 'integer', minimum: 0, maximum: 1_000};
  if (chance < 0.65) return {...words, type: 'boolean', default: false};
  if (chance < 0.8) return {...words, type: ['string', 'null'], maxLength: 200};
  return {...words, type: 'string', format: 'uri'};
}

const createEnum = (random: Random): Schema => ({
  type: 'string',
  description: toSentence(random, 6),
  enum: [...new Set(Array.from({length: pickInteger(random, 3, 12)}, () => toWords(random, 2)))],
});

/** A value that fits a schema; references stop at some depth. */
export function toExample(schemas: Readonly<Schemas>, schema: Schema, depth = 0): unknown {
  const {$ref, anyOf, oneOf} = schema;
  if ($ref !== undefined) {
    const target = schemas[$ref.slice(PREFIX.length)];
    return toExample(schemas, target ?? {}, depth + 1);
  }
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return toExample(schemas, first, depth);
  if (schema.enum !== undefined) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name, property]) => isKept(schema, name, property, depth))
          .map(([name, property]) => [name, toExample(schemas, property, depth)]),
      );
    case 'array':
      return depth >= EXAMPLE_DEPTH ? [] : [toExample(schemas, schema.items ?? {}, depth)];
    case 'integer':
      return 20;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return schema.format === 'uri' ? 'https://large.example/item/20' : 'text';
  }
}

/** Deep down, only fields without a reference. */
const isKept = (schema: Schema, name: string, property: Schema, depth: number): boolean =>
  depth < EXAMPLE_DEPTH
    ? depth < 2 || schema.required?.includes(name) === true
    : !JSON.stringify(property).includes(PREFIX);
