import {
  ConnectionError,
  ResponseFormatError,
  type APIError,
  type APIErrorDetails,
} from '../errors/APIError.js';
import {ShapeError, type ApiCall} from './ApiCall.js';
import type {Connection} from './Connection.js';
import {isNeverSent, isUntrusted, toSafeCause} from './connectionFault.js';
import {describeResponse} from './describeResponse.js';
import type {Failure} from './Failure.js';
import {toInterruption, type Progress} from './Progress.js';

/** An attempt that ended with an exception. */
interface FailedAttempt {
  readonly connection: Connection;
  readonly call: ApiCall<unknown>;
  readonly problem: unknown;
  /** The response, if its head arrived. */
  readonly response: Response | undefined;
  readonly progress: Progress;
  /** Ends the whole call. */
  readonly deadline: AbortSignal;
}

/** Decides what an exception means: for the error, the bill and a retry. */
export function toFailure(attempt: FailedAttempt, signal: AbortSignal): Failure {
  const {connection, call, problem, response, progress, deadline} = attempt;
  const isCharged = call.isCharged === true;
  const billed = isCharged && response?.ok === true;
  const neverSent = response === undefined && isNeverSent(problem);
  progress.mayHaveBeenBilled ||= isCharged && !neverSent;
  const details: APIErrorDetails = {
    ...progress,
    ...(response === undefined ? {} : describeResponse(connection, response)),
    billed,
  };
  // A charged response that was lost would be charged again. One that may have been charged is
  // repeated on request.
  const isRepeatable = !isCharged || neverSent || (connection.retryAmbiguous && !billed);

  if (signal.aborted) {
    return {
      error: toInterruption(signal.reason, `${progress.method} ${progress.url}`, details),
      isRepeatable: isRepeatable && !deadline.aborted,
    };
  }
  if (problem instanceof ShapeError)
    return {error: toFormatError(attempt, problem, details), isRepeatable: false};
  return {
    error: toLostError(attempt, isCharged && !neverSent, details),
    isRepeatable: isRepeatable && !(response === undefined && isUntrusted(problem)),
  };
}

function toFormatError(
  {connection, progress}: FailedAttempt,
  problem: ShapeError,
  details: APIErrorDetails,
): APIError {
  return new ResponseFormatError(
    `${progress.method} ${progress.url}: the response ${connection.redact(problem.message)}.`,
    details,
  );
}

function toLostError(
  {connection, problem, response, progress}: FailedAttempt,
  mayHaveBeenSent: boolean,
  details: APIErrorDetails,
): APIError {
  const subject = `${progress.method} ${progress.url}`;
  const cause: Error & {code?: string} = toSafeCause(problem, (text) => connection.redact(text));
  if (response !== undefined)
    return new ResponseFormatError(`${subject}: the response was cut off.`, {...details, cause});
  const billing = mayHaveBeenSent
    ? ' It may have been charged, so it is not repeated unless `retryAmbiguous` is set.'
    : '';
  return new ConnectionError(
    `${subject}: no response from ${new URL(progress.url).host} (${cause.code ?? 'no connection'}: ${cause.message}).${billing}`,
    {...details, cause},
  );
}
