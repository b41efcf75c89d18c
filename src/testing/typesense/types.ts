export type Json = Readonly<Record<string, unknown>>;
export type Document = Json;

/** An answer of the double. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Default: JSON. */
  readonly type?: string;
}

/** Where an operation is and what it got. */
export interface Call {
  readonly method: string;
  /** Path in its parts, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
