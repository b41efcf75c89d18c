import type {Schema} from './types';

/**
 * A field that a message leaves out: one that is read only in a request, one that is write only in
 * a response.
 */
export type Mark = 'readOnly' | 'writeOnly';

/**
 * Whether a field has a mark, in the schema or its parts. Being required, it is then required in
 * the other direction only (OpenAPI 3.0.3, Schema Object). OpenAPI 3.1 leaves both words to JSON
 * Schema, where they are notes; a client that keeps to them sends the same.
 *
 * @param schema with references replaced by their targets
 */
export const isMarked = (schema: Schema | boolean, name: string, mark: Mark): boolean => {
  if (typeof schema === 'boolean') return false;
  const {properties = {}, allOf = []} = schema;
  return (
    (Object.hasOwn(properties, name) && hasMark(properties[name] ?? true, mark)) ||
    allOf.some((part) => isMarked(part, name, mark))
  );
};

const hasMark = (schema: Schema | boolean, mark: Mark): boolean =>
  typeof schema !== 'boolean' &&
  (schema[mark] === true || (schema.allOf ?? []).some((part) => hasMark(part, mark)));
