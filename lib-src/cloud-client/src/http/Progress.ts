import {AbortError, TimeoutError, type APIError, type APIErrorDetails} from '../errors/APIError.js';
import {Expired} from './TimedSignal.js';

/** What a call has come to, for the error that may end it. */
export interface Progress {
  readonly method: string;
  readonly url: string;
  attempts: number;
  /** Some attempt went out and its answer was lost. */
  mayHaveBeenBilled: boolean;
}

/** The error for a signal that fired: because of the time, or because the caller gave up. */
export function toInterruption(
  reason: unknown,
  subject: string,
  details: APIErrorDetails,
): APIError {
  return reason instanceof Expired
    ? new TimeoutError(`${subject}: no complete answer within ${reason.ms} ms.`, details)
    : new AbortError(`${subject}: given up by its signal.`, {...details, cause: reason});
}
