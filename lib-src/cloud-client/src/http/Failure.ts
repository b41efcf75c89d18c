import type {APIError} from '../errors/APIError.js';

/** An attempt that failed, and whether another one is safe. */
export interface Failure {
  readonly error: APIError;
  readonly isRepeatable: boolean;
  readonly retryAfterMs?: number;
}
