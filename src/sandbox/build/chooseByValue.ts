import type {Schema} from '../../contract';
import {getTarget} from '../../contract/dereference';
import {listMeanings} from '../../contract/listMeanings';

type Node = Readonly<Record<string, unknown>>;
type Discriminator = NonNullable<Schema['discriminator']>;

/** The schemas of a document by their names, with references replaced. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** The keywords that list alternatives. */
export const CHOICES = ['anyOf', 'oneOf'] as const;

/** The discriminator of a schema, or of one of its parts: it chooses for all of them. */
export function findDiscriminator(
  schema: Schema | boolean,
  around: readonly unknown[] = [],
): Discriminator | undefined {
  if (typeof schema === 'boolean' || around.includes(schema)) return undefined;
  const {discriminator, allOf = []} = schema;
  if (discriminator !== undefined) return discriminator;
  for (const part of allOf) {
    const found = findDiscriminator(part, [...around, schema]);
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
  named: NamedSchemas,
): Node {
  if (discriminator === undefined) return node;
  return CHOICES.reduce((whole, keyword) => {
    const {[keyword]: choices, allOf = [], ...rest} = whole;
    const values = listMeanings(
      discriminator,
      toAlternatives(schema[keyword], named),
      (one) => one,
    );
    if (values.every(({length}) => length === 0)) return whole;
    const choice = toChoice(discriminator.propertyName, keyword, choices as Node[], values);
    return {...rest, allOf: [...(allOf as readonly Node[]), choice]};
  }, node);
}

const toAlternatives = (choices: readonly Schema[] = [], named: NamedSchemas) =>
  choices.map((choice) => {
    const schema = getTarget(choice) ?? choice;
    return {schema, names: Object.keys(named).filter((name) => named[name] === schema)};
  });

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
