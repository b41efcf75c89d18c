import {AbortError, TimeoutError, type APIError, type APIErrorDetails} from '../errors/APIError.js';
import {Expired} from './TimedSignal.js';

/** How far a call has come, for the error that may end it. */
export interface Progress {
  readonly method: string;
  readonly url: string;
  attempts: number;
  /** An attempt was sent and its response was lost. */
  mayHaveBeenBilled: boolean;
}

/** The error for a signal that fired: a timeout, or an abort by the caller. */
export function toInterruption(
  reason: unknown,
  subject: string,
  details: APIErrorDetails,
): APIError {
  return reason instanceof Expired
    ? new TimeoutError(`${subject}: no complete response within ${reason.ms} ms.`, details)
    : new AbortError(`${subject}: aborted by its signal.`, {...details, cause: reason});
}
