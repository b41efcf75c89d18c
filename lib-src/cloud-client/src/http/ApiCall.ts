/** An encoded request body. It is held in memory whole, so that a retry sends the same bytes. */
export interface EncodedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/**
 * One operation of the API with its arguments: everything about a request but host, key and
 * retries.
 */
export interface ApiCall<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL, each segment as plain text. */
  readonly segments: readonly string[];
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads and encodes what is to be sent; called once, under the call's deadline. */
  readonly getBody?: (signal: AbortSignal) => Promise<EncodedBody>;
  /** A public operation gets no key: what is not sent cannot leak. */
  readonly isPublic?: boolean;
  /** A recognition: 200 and 400 are charged, and a lost response may have been either. */
  readonly isCharged?: boolean;
  /** Checks the shape of a response; throws a {@link ShapeError}. */
  readonly check: (value: unknown) => T;
}

/** A response is not what the API promises. */
export class ShapeError extends Error {}

/** The address of a call; every segment stays one segment. */
export function toUrl(
  baseUrl: string,
  {segments, query = {}}: Pick<ApiCall<unknown>, 'segments' | 'query'>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));

  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const queryText = search.toString();
  return `${baseUrl}${path}${queryText === '' ? '' : `?${queryText}`}`;
}
