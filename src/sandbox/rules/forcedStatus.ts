import {reject, type Rule} from '../exchange';

/** Statuses that no request can cause: the service's own trouble. */
export const FORCEABLE_STATUSES: readonly number[] = [408, 500, 503, 504];

/** What `x-sandbox-status` can ask for; a 429 comes without reaching the limits of the plan. */
export const FAULT_STATUSES = [...FORCEABLE_STATUSES, 429].sort();

/** Seconds of `Retry-After` with a 503, and with a 429 that was asked for. */
export const QUEUE_FULL_RETRY_AFTER = 1;

/** Responds with the error that `x-sandbox-status` asks for, where the operation documents it. */
export const checkForcedStatus: Rule = (exchange) => {
  const text = exchange.request.headers.get('x-sandbox-status') ?? '';
  const wanted = Number.parseInt(text, 10);
  const {example} = exchange.operation;
  // No request can cause the errors of an operation that the sandbox does not simulate.
  if (example === undefined && !FAULT_STATUSES.includes(wanted)) return undefined;

  const named = Object.entries(exchange.operation.errors).find(
    ([, {status, forced = String(status)}]) => forced === text,
  );
  return named === undefined
    ? undefined
    : reject(
        exchange,
        named[0],
        wanted === 503 || wanted === 429 ? {'retry-after': String(QUEUE_FULL_RETRY_AFTER)} : {},
      );
};
