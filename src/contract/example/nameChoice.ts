import {findDiscriminator, listValues} from '../chooseByValue';
import {getNames} from '../dereference';
import type {Schema} from '../types';
import {findProperty} from './findProperty';

type Discriminator = NonNullable<Schema['discriminator']>;

/** An object that is made for a schema. */
export type Draft = Readonly<Record<string, unknown>>;

/** A discriminator with the values that fit what was made. */
type Choice = readonly [discriminator: Discriminator, values: readonly string[]];

/**
 * Gives the property of a discriminator the value that chooses what was made: an alternative, or
 * the schema itself, if it is a subtype. A schema that has subtypes gets the first of them.
 *
 * @param schema with references replaced by their targets
 * @param chosen the alternative
 */
export function nameChoice(schema: Schema, chosen: Schema | undefined, made: Draft): Draft {
  const choices = chosen === undefined ? listOwn(schema) : listChosen(schema, chosen);
  return choices.reduce((draft, [{propertyName}, values]) => {
    const [value] = values;
    if (value === undefined || values.includes(String(draft[propertyName]))) return draft;
    const property = findProperty(propertyName, [chosen ?? schema]);
    const isAllowed =
      typeof property !== 'object' || (property.enum ?? [property.const ?? value]).includes(value);
    return isAllowed ? {...draft, [propertyName]: value} : draft;
  }, made);
}

function listChosen(schema: Schema, chosen: Schema): Choice[] {
  const discriminator = findDiscriminator(schema);
  if (discriminator === undefined) return [];
  const alternatives = schema.oneOf ?? schema.anyOf ?? [];
  const values = listValues(discriminator, alternatives)[alternatives.indexOf(chosen)];
  return [[discriminator, values ?? []]];
}

/** Those of the schemas that it joins choose it; its own chooses one of its subtypes. */
function listOwn(schema: Schema): Choice[] {
  const own = listDiscriminators(schema);
  const joined = (schema.allOf ?? []).filter((part) => getNames(part).length > 0);
  return [
    ...joined
      .flatMap(listDiscriminators)
      .map((one): Choice => [one, listValues(one, [schema])[0] ?? []]),
    ...own.map((one): Choice => [one, Object.keys(one.mapping ?? {})]),
  ];
}

/** That of a schema, or those of its parts without a name. */
const listDiscriminators = ({discriminator, allOf = []}: Schema): readonly Discriminator[] =>
  discriminator === undefined
    ? allOf.filter((part) => getNames(part).length === 0).flatMap(listDiscriminators)
    : [discriminator];
