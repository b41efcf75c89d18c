const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  string: (value) => typeof value === 'string',
};

/** Whether a value is of one of the types of JSON Schema; without types, any value is. */
export const isOfType = (value: unknown, types?: string | readonly string[]): boolean =>
  types === undefined || [types].flat().some((type) => TYPES[type]?.(value));
