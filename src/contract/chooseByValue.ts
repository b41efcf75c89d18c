import {getNames, getTarget} from './dereference';
import {listMeanings} from './listMeanings';
import type {Schema} from './types';

type Node = Readonly<Record<string, unknown>>;
type Discriminator = NonNullable<Schema['discriminator']>;

/** The keywords that list alternatives. */
export const CHOICES = ['anyOf', 'oneOf'] as const;

/** Follows the reference of a schema. */
type Resolve = (schema: Schema) => Schema;
const asItIs: Resolve = (schema) => schema;

/**
 * The discriminator of a schema, or of one of its parts: it chooses for all of them. Without one,
 * that which all alternatives have from the same schema.
 *
 * @param schema with references replaced by their targets
 */
export function findDiscriminator(schema: Schema | boolean): Discriminator | undefined {
  if (typeof schema === 'boolean') return undefined;
  return (
    findInParts(schema, asItIs) ??
    findSharedDiscriminator(schema.oneOf ?? schema.anyOf ?? [], asItIs)
  );
}

/** The discriminator that all alternatives have from a schema that they join. */
export function findSharedDiscriminator(
  alternatives: readonly Schema[],
  resolve: Resolve,
): Discriminator | undefined {
  const [first, ...others] = alternatives.map((one) => findInParts(one, resolve));
  return others.length > 0 && others.every((one) => one === first) ? first : undefined;
}

function findInParts(
  given: Schema,
  resolve: Resolve,
  around: readonly Schema[] = [],
): Discriminator | undefined {
  const schema = resolve(given);
  if (typeof schema === 'boolean' || around.includes(schema)) return undefined;
  const {discriminator, allOf = []} = schema;
  if (discriminator !== undefined) return discriminator;
  for (const part of allOf) {
    const found = findInParts(part, resolve, [...around, schema]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Lets a value choose among the alternatives of a schema: the one that it names has to fit, whether
 * others would or not, since generators write subtypes that allow any other field. With a value
 * that names none, all of them count.
 *
 * @param node the schema as the validator needs it
 */
export function chooseByValue(
  node: Node,
  schema: Schema,
  discriminator: Discriminator | undefined,
): Node {
  if (discriminator === undefined) return node;
  return CHOICES.reduce((whole, keyword) => {
    const {[keyword]: choices, allOf = [], ...rest} = whole;
    const values = listValues(discriminator, schema[keyword]);
    if (values.every(({length}) => length === 0)) return whole;
    const choice = toChoice(discriminator.propertyName, keyword, choices as Node[], values);
    return {...rest, allOf: [...(allOf as readonly Node[]), choice]};
  }, node);
}

/** The values by which a discriminator chooses each of some alternatives. */
export const listValues = (
  discriminator: Discriminator,
  alternatives: readonly Schema[] = [],
): readonly (readonly string[])[] =>
  listMeanings(
    discriminator,
    alternatives.map((one) => {
      const schema = getTarget(one) ?? one;
      return {schema, names: getNames(schema)};
    }),
    asItIs,
  );

function toChoice(
  propertyName: string,
  keyword: string,
  choices: readonly Node[],
  values: readonly (readonly string[])[],
): Node {
  const isOneOf = (names: readonly string[]): Node => ({
    type: 'object',
    required: [propertyName],
    properties: {[propertyName]: {enum: names}},
  });
  const cases = choices.flatMap((choice, index) => {
    const own = values[index] ?? [];
    return own.length === 0 ? [] : [{if: isOneOf(own), then: choice}];
  });
  return {if: isOneOf(values.flat()), then: {allOf: cases}, else: {[keyword]: choices}};
}
