import {createRandom} from '../recognition/digest';

/** A response in place of the API's, for some of the requests. */
export interface Fault {
  /** As `x-sandbox-status` takes it. */
  readonly status: number;
  /** Of all requests, from 0 to 1. */
  readonly share: number;
}

export interface FaultOptions {
  /** How long each request to the API waits, in milliseconds. Default: 0. */
  readonly latencyMs?: number;
  /** Default: none. Their shares add up to 1 at most. */
  readonly faults?: readonly Fault[];
  /** The same seed gives the same requests their faults. Default: 1. */
  readonly seed?: number;
}

type Send = (request: Request) => Promise<Response>;

/** What belongs to the sandbox itself is neither slow nor faulty. */
const OWN_PATH = '/_sandbox/';

/** Whether a request is for the sandbox itself, not for the API. */
export const isOwnPath = ({url}: Request): boolean => new URL(url).pathname.startsWith(OWN_PATH);

const RANGE = 1_000_000;

/** Slows requests down, and asks for faults by the header that any request may have. */
export function injectFaults(
  send: Send,
  {latencyMs = 0, faults = [], seed = 1}: FaultOptions,
): Send {
  const random = createRandom(seed.toString(16).padStart(8, '0'));
  return async (request) => {
    if (isOwnPath(request)) return send(request);
    const status = pickStatus(faults, random(RANGE) / RANGE);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (status !== undefined && !request.headers.has('x-sandbox-status'))
      request.headers.set('x-sandbox-status', String(status));
    return send(request);
  };
}

function pickStatus(faults: readonly Fault[], at: number): number | undefined {
  let sum = 0;
  return faults.find(({share}) => {
    sum += share;
    return at < sum;
  })?.status;
}
