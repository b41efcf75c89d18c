import {RedirectError} from '../errors/APIError.js';
import type {ApiCall, EncodedBody} from './ApiCall.js';
import type {Connection} from './Connection.js';
import {describeResponse} from './describeResponse.js';
import type {Failure} from './Failure.js';
import {monotonicNow} from './monotonicNow.js';
import {orAborted} from './orAborted.js';
import type {Progress} from './Progress.js';
import {readErrorBody, readResponse} from './readResponse.js';
import {parseRetryAfter} from './retryDelay.js';
import {getApiMessage, isTemporary, toStatusError} from './statusErrors.js';
import {TimedSignal} from './TimedSignal.js';
import {toFailure} from './toFailure.js';

/** Characters of an error's body that an error shows. */
const SHOWN_BODY_MAX_CHARACTERS = 8 * 1024;

/** Sends one request and reads its response. Throws nothing: each fault is a {@link Failure}. */
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
    if (!response.ok)
      return await toStatusFailure(connection, call, response, progress, timed.signal);
    return {value: call.check(await readResponse(response, timed.signal))};
  } catch (problem) {
    return toFailure({connection, call, problem, response, progress, deadline}, timed.signal);
  } finally {
    timed.dispose();
  }
}

function toRedirect(connection: Connection, response: Response, progress: Progress): Failure {
  response.body?.cancel().catch(() => undefined);
  const target = describeTarget(connection, response.headers.get('location'), progress.url);
  return {
    error: new RedirectError(
      `${progress.method} ${progress.url}: redirects to ${target}, which is not followed with an API key. Fix: correct \`endpoint\`.`,
      {...progress, ...describeResponse(connection, response)},
    ),
    isRepeatable: false,
  };
}

/**
 * The origin of a redirect. An address with the key in it is not shown: URL parsing might leave a
 * part of the key.
 */
function describeTarget(connection: Connection, location: string | null, base: string): string {
  if (location === null) return 'another address';
  if (connection.redact(location) !== location) return 'an address that contains the API key';
  try {
    return connection.redact(new URL(location, base).origin);
  } catch {
    return 'an address that is not a URL';
  }
}

async function toStatusFailure(
  connection: Connection,
  call: ApiCall<unknown>,
  response: Response,
  progress: Progress,
  signal: AbortSignal,
): Promise<Failure> {
  const body = await readErrorBody(response, signal);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  const billed = call.isCharged === true && response.status === 400;
  const details = {
    ...progress,
    ...describeResponse(connection, response),
    body: connection.redact(body, SHOWN_BODY_MAX_CHARACTERS),
    billed,
    mayHaveBeenBilled: billed || progress.mayHaveBeenBilled,
    ...(retryAfterMs === undefined ? {} : {retryAfterMs}),
  };
  // Parsed before it is redacted, since parsing removes escapes that may hide the key.
  const apiMessage = getApiMessage(body, (text, limit) => connection.redact(text, limit));
  return {
    error: toStatusError(response.status, apiMessage, details),
    isRepeatable: isTemporary(response.status),
    ...(retryAfterMs === undefined ? {} : {retryAfterMs}),
  };
}
