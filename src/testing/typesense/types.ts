export type Json = Readonly<Record<string, unknown>>;
export type Document = Json;

/** A response of the double. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Default: JSON. */
  readonly type?: string;
}

/** A request to the double. */
export interface Call {
  readonly method: string;
  /** Decoded path segments. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

/** The response for an unknown path. */
export const NO_ROUTE: Reply = {status: 404, body: {message: 'Not Found'}};

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
