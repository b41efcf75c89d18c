/** What makes large specifications costly, each after a public one of that shape. */
export interface ContractKind {
  readonly operations: number;
  readonly seed: number;
  /** Zero: the operations have no tags. */
  readonly tags: number;
  readonly schemas: number;
  /** Fields of a schema: at least, at most. */
  readonly fields: readonly [number, number];
  /** Paragraphs in the description of an operation. */
  readonly paragraphs: number;
  /** Part of the fields that are unions, from 0 to 1. */
  readonly unions: number;
}
