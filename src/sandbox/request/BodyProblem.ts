/** What is wrong with a body. */
export interface BodyProblem {
  /** Name of a field. Default: the body as a whole. */
  readonly field?: string;
  /** In sentences that call the value "it". */
  readonly reason: Promise<string> | string;
}
