import type {Context, Node} from './Rule';

/** Whether a value fits a schema. */
export const fits = (schema: Node, value: unknown, context: Context): boolean =>
  context.inspect(schema, value, context) !== undefined;
