/** A value as text: without quotes if it is one, otherwise as JSON. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
