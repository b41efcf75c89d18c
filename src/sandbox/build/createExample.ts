import type {Schema} from '../../contract';

/** Deeper levels are left out: an example is read by people. */
const DEPTH_MAX = 5;

/**
 * A value that fits a schema, where the contract has no example. Patterns and formats are not
 * obeyed.
 *
 * @returns nothing where the schema contains itself, or is too deep
 */
export function createExample(
  schema: Schema | boolean | undefined,
  around: readonly Schema[] = [],
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return undefined;
  if (around.includes(schema) || around.length > DEPTH_MAX) return undefined;
  const {examples, example, default: preset, const: only, enum: values} = schema;
  const given = [examples?.[0], example, preset, only, values?.[0]].find(
    (value) => value !== undefined,
  );
  if (given !== undefined) return given;
  const inside = [...around, schema];
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  const parts = [...(schema.allOf ?? []), ...(choice === undefined ? [] : [choice])].map((part) =>
    createExample(part, inside),
  );
  const own = createOfType(schema, inside);
  const objects = [...parts, own].filter(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return objects.length > 0 ? Object.assign({}, ...objects) : (own ?? parts[0]);
}

function createOfType(schema: Schema, inside: readonly Schema[]): unknown {
  const {type, properties, items} = schema;
  const first = [type].flat().find((one) => one !== 'null') ?? [type].flat()[0];
  switch (first ?? (properties === undefined ? (items === undefined ? '' : 'array') : 'object')) {
    case 'object':
      return createObject(schema, inside);
    case 'array': {
      const item = createExample(items, inside);
      return item === undefined ? [] : Array.from({length: schema.minItems ?? 1}, () => item);
    }
    case 'string':
      return 'text'.repeat(Math.ceil((schema.minLength ?? 4) / 4)).slice(0, schema.maxLength);
    case 'integer':
    case 'number':
      return createNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function createObject(
  {properties = {}, required = Object.keys(properties)}: Schema,
  inside: readonly Schema[],
): object {
  const values = required.flatMap((name) => {
    const value = createExample(properties[name], inside);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

function createNumber({
  minimum,
  exclusiveMinimum,
  maximum = Infinity,
  multipleOf = 1,
}: Schema): number {
  const from = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + multipleOf);
  return Math.min(Math.ceil(from / multipleOf) * multipleOf, maximum);
}
