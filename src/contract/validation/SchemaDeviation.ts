import type {Keywords} from './Rule';

/** A place of a value that does not fit its schema. */
export interface SchemaDeviation {
  /** Keys and indexes from the outside in. */
  readonly steps: readonly (number | string)[];
  /** What the value does not keep to; `required` for a missing field. */
  readonly keyword: string;
  /** Of the place; where none of its alternatives has the type of the value, their types. */
  readonly schema: Keywords;
  /** Undefined for a missing field. */
  readonly value: unknown;
}
