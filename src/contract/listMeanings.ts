import type {Schema} from './types';

/** An alternative, with the names of the component that it is. */
interface Alternative {
  readonly schema: Schema;
  readonly names: readonly string[];
}

/**
 * The values by which a discriminator chooses each of some alternatives: those of the mapping, or
 * those that only this alternative lists for the property, or its name.
 *
 * @param resolve follows the reference of a schema
 */
export function listMeanings(
  {propertyName, mapping = {}}: NonNullable<Schema['discriminator']>,
  alternatives: readonly Alternative[],
  resolve: (schema: Schema) => Schema,
): readonly (readonly string[])[] {
  const listed = alternatives.map(({schema}) => listValues(schema, propertyName, resolve));
  return alternatives.map(({names}, index) => {
    if (names.length === 0) return [];
    const mapped = Object.keys(mapping).filter((value) =>
      names.includes(mapping[value]?.replace('#/components/schemas/', '') ?? ''),
    );
    if (mapped.length > 0) return mapped;
    const others = new Set([
      ...listed.filter((_, other) => other !== index).flat(),
      ...Object.keys(mapping),
    ]);
    const own = listed[index]?.filter((value) => !others.has(value)) ?? [];
    return own.length > 0 ? own : names.slice(0, 1);
  });
}

/** The texts that a schema allows for a property, where it or one of its parts lists them. */
function listValues(
  given: Schema,
  name: string,
  resolve: (schema: Schema) => Schema,
  around: readonly Schema[] = [],
): readonly string[] {
  const schema = resolve(given);
  if (typeof schema === 'boolean' || around.includes(schema)) return [];
  const {properties = {}, allOf = []} = schema;
  const property = Object.hasOwn(properties, name) ? resolve(properties[name] ?? {}) : {};
  const values = property.const === undefined ? (property.enum ?? []) : [property.const];
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 0
    ? texts
    : allOf.flatMap((part) => listValues(part, name, resolve, [...around, schema]));
}
