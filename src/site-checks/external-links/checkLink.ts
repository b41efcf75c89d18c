/** `unknown`: the server blocks machines or limits requests, which says nothing about readers. */
export type LinkState = 'ok' | 'moved' | 'broken' | 'unknown';

export interface LinkResult {
  readonly url: string;
  readonly state: LinkState;
  /** What the server responded, as the end of a sentence. */
  readonly detail: string;
}

/** How long and how often to ask. */
export interface PatienceOptions {
  /** For one request. Default: 10 s. */
  readonly timeoutMs?: number;
  /** Tries after the first. Default: 2. */
  readonly retries?: number;
  /** Pause before the first retry; each further one doubles. Default: 1 s. */
  readonly pauseMs?: number;
  /** Longest pause that a server may ask for. Default: 60 s. */
  readonly maxPauseMs?: number;
}

const MAX_REDIRECTS = 5;
/** Statuses that block machines; 999 is that of a large network. */
const WALLS = [401, 403, 407, 451, 999];
const HEADERS = {'User-Agent': 'portal-link-check (weekly)', Accept: '*/*'};

interface LinkResponse {
  readonly status: number;
  readonly url: string;
  /** A permanent redirect was on the way. */
  readonly isMoved: boolean;
  readonly retryAfterMs: number | undefined;
}

/**
 * Asks whether a link still leads somewhere: HEAD first, GET where HEAD is rejected, again after a
 * pause where that may help.
 */
export async function checkLink(
  url: string,
  {timeoutMs = 10_000, retries = 2, pauseMs = 1000, maxPauseMs = 60_000}: PatienceOptions = {},
): Promise<LinkResult> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await ask(url, timeoutMs).catch((error: Error) => error);
    const pause = getPause(outcome, pauseMs * 2 ** attempt);
    if (pause === undefined || attempt >= retries || pause > maxPauseMs)
      return toResult(url, outcome, timeoutMs);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function ask(url: string, timeoutMs: number): Promise<LinkResponse> {
  const response = await follow(url, 'HEAD', timeoutMs);
  // Many servers know no HEAD, or respond to it differently than to GET.
  return response.status >= 400 && response.status !== 429
    ? follow(url, 'GET', timeoutMs)
    : response;
}

async function follow(start: string, method: string, timeoutMs: number): Promise<LinkResponse> {
  let url = start;
  let isMoved = false;
  const seen = new Set<string>();
  for (;;) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: HEADERS,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const {status} = response;
    const location = response.headers.get('location');
    if (status < 300 || status >= 400 || status === 304 || location === null) {
      return {
        status,
        url,
        isMoved,
        retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
      };
    }
    seen.add(url);
    url = new URL(location, url).href;
    if (seen.has(url)) throw new RedirectError('leads in a circle of redirects');
    if (seen.size > MAX_REDIRECTS)
      throw new RedirectError(`leads through more than ${MAX_REDIRECTS} redirects`);
    isMoved ||= status === 301 || status === 308;
  }
}

class RedirectError extends Error {
  override readonly name = 'RedirectError';
}

/** Milliseconds, from seconds or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}

/** How long to wait before another try; nothing when the response is final. */
function getPause(outcome: LinkResponse | Error, pauseMs: number): number | undefined {
  if (outcome instanceof RedirectError) return undefined;
  if (outcome instanceof Error) return pauseMs;
  return outcome.status === 429 || (outcome.status >= 500 && !WALLS.includes(outcome.status))
    ? (outcome.retryAfterMs ?? pauseMs)
    : undefined;
}

function toResult(url: string, outcome: LinkResponse | Error, timeoutMs: number): LinkResult {
  if (outcome instanceof Error)
    return {url, state: 'broken', detail: describeError(outcome, timeoutMs)};
  const {status, isMoved} = outcome;
  if (WALLS.includes(status) || status === 429)
    return {url, state: 'unknown', detail: `has status ${status}`};
  if (status >= 400) return {url, state: 'broken', detail: `has status ${status}`};
  return isMoved
    ? {url, state: 'moved', detail: `has moved to ${outcome.url}`}
    : {url, state: 'ok', detail: `has status ${status}`};
}

function describeError(error: Error, timeoutMs: number): string {
  if (error instanceof RedirectError) return error.message;
  if (error.name === 'TimeoutError') return `does not respond within ${timeoutMs / 1000} s`;
  const {code, message} = (error.cause ?? error) as NodeJS.ErrnoException;
  return `cannot be reached: ${code ?? message}`;
}
