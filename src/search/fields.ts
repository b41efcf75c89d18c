/** Weight of a match in each text of a section. */
export const BOOST = {title: 6, context: 2, text: 1, code: 0.7, asked: 2};

export type Field = keyof typeof BOOST;

export const FIELDS = Object.keys(BOOST) as Field[];

/** A number for each field. */
export type FieldNumbers = Readonly<Record<Field, number>>;

/** Creates a value for each field. */
export const forEachField = <Value>(create: (field: Field) => Value): Record<Field, Value> =>
  Object.fromEntries(FIELDS.map((field) => [field, create(field)])) as Record<Field, Value>;
