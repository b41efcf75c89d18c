import type {NodePath} from '../jsonPointer';

/** Schemas in them say more about fields that the schema around them describes. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'dependentSchemas']);
/** Keys below them are names of the author. */
const NAMES = new Set(['properties', 'patternProperties', 'dependentSchemas', 'schemas']);

/** Whether a schema is part of a condition, which describes no field by itself. */
export const isInCondition = (at: NodePath): boolean =>
  at.some((key, index) => CONDITIONS.has(String(key)) && !NAMES.has(String(at[index - 1])));
