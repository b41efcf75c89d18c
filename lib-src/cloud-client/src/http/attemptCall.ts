import {
  ConnectionError,
  RedirectError,
  ResponseFormatError,
  type APIError,
  type APIErrorDetails,
} from '../errors/APIError.js';
import {ShapeError, type ApiCall, type EncodedBody} from './ApiCall.js';
import type {Connection} from './Connection.js';
import {getFaultCode, isBeforeSending, isUntrusted, toSafeCause} from './connectionFault.js';
import {monotonicNow} from './monotonicNow.js';
import {orAborted} from './orAborted.js';
import {toInterruption, type Progress} from './Progress.js';
import {readAnswer, readErrorBody} from './readAnswer.js';
import {parseRetryAfter} from './retryDelay.js';
import {getApiMessage, isPassing, toStatusError} from './statusErrors.js';
import {TimedSignal} from './TimedSignal.js';

/** An attempt that failed, and whether another one is safe. */
export interface Failure {
  readonly error: APIError;
  readonly isRepeatable: boolean;
  readonly retryAfterMs?: number;
}

/** Sends one request and reads its answer. Throws nothing: each fault is a {@link Failure}. */
export async function attemptCall<T>(
  connection: Connection,
  call: ApiCall<T>,
  body: EncodedBody | undefined,
  progress: Progress,
  timeoutMs: number,
  deadline: AbortSignal,
): Promise<{readonly value: T} | Failure> {
  const timed = new TimedSignal(timeoutMs, deadline);
  const startedAt = monotonicNow();
  let response: Response | undefined;
  try {
    const headers: Record<string, string> = {accept: 'application/json', ...call.headers};
    if (body !== undefined) headers['content-type'] = body.contentType;
    const init = {method: call.method, headers, body: body?.bytes ?? null, signal: timed.signal};
    response = await orAborted(
      connection.send(progress.url, init, call.isPublic ?? false),
      timed.signal,
    );
    connection.logger?.debug(
      `${progress.method} ${progress.url}: ${response.status} after ${Math.round(monotonicNow() - startedAt)} ms, attempt ${progress.attempts}.`,
    );
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      return toRedirect(connection, response, progress);
    if (!response.ok) return await toRefusal(connection, call, response, progress, timed.signal);
    return {value: call.check(await readAnswer(response, timed.signal))};
  } catch (problem) {
    return toFailure(connection, call, problem, response, progress, timed.signal, deadline);
  } finally {
    timed.dispose();
  }
}

function toRedirect(connection: Connection, response: Response, progress: Progress): Failure {
  response.body?.cancel().catch(() => undefined);
  const location = response.headers.get('location');
  const target =
    location === null ? 'another address' : connection.redact(getOrigin(location, progress.url));
  const message = `${progress.method} ${progress.url}: redirects to ${target}, which is not followed with an API key. Fix: correct \`endpoint\`.`;
  return {
    error: new RedirectError(message, {...progress, ...describe(connection, response)}),
    isRepeatable: false,
  };
}

function getOrigin(location: string, base: string): string {
  try {
    return new URL(location, base).origin;
  } catch {
    return 'an address that is not a URL';
  }
}

async function toRefusal(
  connection: Connection,
  call: ApiCall<unknown>,
  response: Response,
  progress: Progress,
  signal: AbortSignal,
): Promise<Failure> {
  const body = connection.redact(await readErrorBody(response, signal));
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  const billed = call.isCharged === true && response.status === 400;
  const details = {
    ...progress,
    ...describe(connection, response),
    body,
    billed,
    mayHaveBeenBilled: billed || progress.mayHaveBeenBilled,
  };
  return {
    error: toStatusError(
      response.status,
      getApiMessage(body),
      retryAfterMs === undefined ? details : {...details, retryAfterMs},
    ),
    isRepeatable: isPassing(response.status),
    ...(retryAfterMs === undefined ? {} : {retryAfterMs}),
  };
}

function toFailure(
  connection: Connection,
  call: ApiCall<unknown>,
  problem: unknown,
  response: Response | undefined,
  progress: Progress,
  signal: AbortSignal,
  deadline: AbortSignal,
): Failure {
  const isCharged = call.isCharged === true;
  const billed = isCharged && response?.ok === true;
  const neverSent = response === undefined && isBeforeSending(problem);
  progress.mayHaveBeenBilled ||= isCharged && !neverSent;
  const details: APIErrorDetails = {
    ...progress,
    ...(response === undefined ? {} : describe(connection, response)),
    billed,
  };
  const subject = `${progress.method} ${progress.url}`;
  // A charged answer that got lost would be charged again; one whose fate is unknown only on request.
  const isRepeatable = !isCharged || neverSent || (connection.retryAmbiguous && !billed);

  if (signal.aborted) {
    return {
      error: toInterruption(signal.reason, subject, details),
      isRepeatable: isRepeatable && !deadline.aborted,
    };
  }
  if (problem instanceof ShapeError) {
    return {
      error: new ResponseFormatError(
        `${subject}: the answer ${connection.redact(problem.message)}.`,
        details,
      ),
      isRepeatable: false,
    };
  }
  const cause = toSafeCause(problem, (text) => connection.redact(text));
  if (response !== undefined) {
    return {
      error: new ResponseFormatError(`${subject}: the answer was cut off.`, {...details, cause}),
      isRepeatable,
    };
  }
  const code = getFaultCode(problem) ?? 'no connection';
  const lost =
    isCharged && !neverSent
      ? ' It may have been charged, so it is not repeated unless `retryAmbiguous` is set.'
      : '';
  return {
    error: new ConnectionError(
      `${subject}: no answer from ${new URL(progress.url).host} (${code}: ${cause.message}).${lost}`,
      {...details, cause},
    ),
    isRepeatable: isRepeatable && !isUntrusted(problem),
  };
}

const SHOWN_HEADERS = ['content-type', 'retry-after', 'x-amzn-requestid', 'x-request-id'];

/** A host may echo the key anywhere, so every text of an answer is blotted before an error holds it. */
function describe(
  connection: Connection,
  response: Response,
): Pick<APIErrorDetails, 'status' | 'headers' | 'requestId'> {
  const headers: Record<string, string> = {};
  for (const name of SHOWN_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = connection.redact(value);
  }
  const requestId = headers['x-amzn-requestid'] ?? headers['x-request-id'];
  return {status: response.status, headers, ...(requestId === undefined ? {} : {requestId})};
}
