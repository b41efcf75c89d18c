import {
  AbortError,
  RateLimitError,
  TooLargeError,
  type APIErrorDetails,
} from '../errors/APIError.js';
import {CloudClientError} from '../errors/CloudClientError.js';
import {validateObject} from '../options/validateObject.js';
import type {CallOptions} from '../options/ClientOptions.js';
import {toUrl, type ApiCall} from './ApiCall.js';
import {attemptCall} from './attemptCall.js';
import {validateCallOptions, type Connection} from './Connection.js';
import {ImagesTooLarge} from './ImagesTooLarge.js';
import {monotonicNow} from './monotonicNow.js';
import type {Failure} from './Failure.js';
import {orAborted} from './orAborted.js';
import {getBackoffMs, LONGEST_RETRY_AFTER_MS} from './retryDelay.js';
import {toInterruption, type Progress} from './Progress.js';
import {TimedSignal} from './TimedSignal.js';
import {wait} from './wait.js';

/** Makes a call: waits for its turn, sends the request, and repeats it while that is safe. */
export async function callApi<T>(
  connection: Connection,
  call: ApiCall<T>,
  options: CallOptions = {},
): Promise<T> {
  validateObject('options', options);
  validateCallOptions(options);
  const deadlineMs = options.deadlineMs ?? connection.deadlineMs;
  const endsAt = monotonicNow() + deadlineMs;
  const progress: Progress = {
    method: call.method,
    url: toUrl(connection.baseUrl, call),
    attempts: 0,
    mayHaveBeenBilled: false,
  };
  const deadline = new TimedSignal(deadlineMs, options.signal);
  try {
    // An image may come from code of the caller that never ends.
    const body = call.getBody && (await orAborted(call.getBody(deadline.signal), deadline.signal));
    for (;;) {
      deadline.signal.throwIfAborted();
      await connection.limiter?.take(deadline.signal, () => queueFull(progress));
      progress.attempts += 1;
      const outcome = await attemptCall(
        connection,
        call,
        body,
        progress,
        options.timeoutMs ?? connection.timeoutMs,
        deadline.signal,
      );
      if ('value' in outcome) return outcome.value;
      await waitForRetry(connection, outcome, progress.attempts, endsAt, deadline.signal);
    }
  } catch (problem) {
    throw toCallError(problem, progress, deadline.signal);
  } finally {
    deadline.dispose();
  }
}

/** Waits until the next attempt may start. Throws the failure's error when there is none. */
async function waitForRetry(
  connection: Connection,
  failure: Failure,
  attempts: number,
  endsAt: number,
  signal: AbortSignal,
): Promise<void> {
  const {error} = failure;
  const waitMs = getWaitMs(connection, failure, attempts, endsAt - monotonicNow());
  if (error instanceof RateLimitError)
    connection.limiter?.pause(Math.min(error.retryAfterMs ?? waitMs ?? 0, LONGEST_RETRY_AFTER_MS));

  if (waitMs === undefined) throw error;
  connection.logger?.debug(`${error.message} Next attempt in ${Math.round(waitMs)} ms.`);
  await wait(waitMs, signal);
}

/** How long to wait before the next attempt; `undefined` when there is none. */
function getWaitMs(
  {retryCount}: Connection,
  {isRepeatable, retryAfterMs, error}: Failure,
  attempts: number,
  leftMs: number,
): number | undefined {
  if (!isRepeatable || attempts > retryCount || error instanceof AbortError) return undefined;
  if (retryAfterMs !== undefined && retryAfterMs > LONGEST_RETRY_AFTER_MS) return undefined;
  const waitMs = retryAfterMs ?? getBackoffMs(attempts);
  return waitMs < leftMs ? waitMs : undefined;
}

function toCallError(problem: unknown, progress: Progress, signal: AbortSignal): unknown {
  const details: APIErrorDetails = {...progress};
  const subject = `${progress.method} ${progress.url}`;
  if (problem instanceof CloudClientError) return problem;
  if (problem instanceof ImagesTooLarge)
    return new TooLargeError(`${subject}: ${problem.message}`, details);
  if (signal.aborted) return toInterruption(signal.reason, subject, details);
  return problem;
}

function queueFull(progress: Progress): RateLimitError {
  return new RateLimitError(
    `${progress.method} ${progress.url}: too many calls wait for their turn. Fix: send fewer at once, or raise \`rateLimit.maxQueued\`.`,
    {...progress},
  );
}
