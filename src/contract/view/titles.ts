import type {Schema} from '../types';

/** The letters and digits of a text. */
export const toLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const toKey = (text: string): string => toLetters(text).toLowerCase();

/** The title of an alternative is its name. */
export const withoutTitle = ({title: _, ...schema}: Schema): Schema => schema;

/**
 * A schema without a title that only repeats a name: some generators write `title: Camera Id` for
 * each `camera_id`.
 *
 * @param names of the schema, and of the field or parameter that has it
 */
export function withoutRepeatedTitle(schema: Schema, names: readonly string[]): Schema {
  if (typeof schema.title !== 'string') return schema;
  const title = toKey(schema.title);
  return names.some((name) => toKey(name) === title) ? withoutTitle(schema) : schema;
}
