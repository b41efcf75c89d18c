/** The keywords of a schema, with their values. */
export type Keywords = Readonly<Record<string, unknown>>;

/** A schema of JSON Schema 2020-12; `$ref` is the index of a definition. */
export type Node = Keywords | boolean;

/** What a value is checked with, besides its schema. */
export interface Context {
  readonly definitions: readonly Node[];
  /** Values are texts of a request, which stand for numbers and the like. */
  readonly coerce: boolean;
  /** What a schema has checked in a value that fits; undefined for one that does not. */
  readonly inspect: (schema: Node, value: unknown, context: Context) => Seen | undefined;
}

/** The fields and items of a value that a schema has checked, for `unevaluated…` beside it. */
export interface Seen {
  readonly fields: Set<string>;
  readonly items: Set<number>;
}

/** Whether a value fits a keyword of a schema. */
export type Rule = (
  keyword: never,
  value: unknown,
  schema: Keywords,
  context: Context,
  seen: Seen,
) => boolean;
