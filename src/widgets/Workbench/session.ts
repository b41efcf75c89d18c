import {useSyncExternalStore} from 'react';
import {baseUrl, hosts} from '../../portal/product';
import {toRequest, type RequestValues} from '../../sandbox/cases';
import {createClock, SECOND_MS} from '../../sandbox/clock';
import {createSandbox, type Sandbox} from '../../sandbox/createSandbox';
import {fetchPicture} from '../../sandbox/samples/fetchPicture';
import {dropExpired} from '../../sandbox/state';
import {recognize} from './worker/recognition';

/** What is shown of a response. */
export interface SandboxResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly milliseconds: number;
  /**
   * How many requests were sent before, to bring the sandbox into the state that the case needs.
   */
  readonly preparations: number;
}

/** Fills every bucket of a plan, so that earlier requests do not count against the rate. */
const REFILL_MS = 60 * SECOND_MS;

/** Time is frozen during a request: a slow machine must not refill a bucket. */
let frozenAt: number | undefined;

export const getThumbnailAddress = (name: string): string =>
  `${baseUrl}samples/thumbnails/${name}.jpg`;

/** One sandbox for all operations; it lives as long as the visit. */
export const sandbox: Sandbox = createSandbox({
  clock: createClock(() => frozenAt ?? Date.now()),
  readPicture: fetchPicture,
  recognize,
});

const listeners = new Set<() => void>();
let changes = 0;

function announceChange(): void {
  changes += 1;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders again whenever the state of the sandbox may have changed. */
export const useSandboxChanges = (): number => useSyncExternalStore(subscribe, () => changes);

function toPairs(headers: Headers): [string, string][] {
  const pairs: [string, string][] = [];
  headers.forEach((value, name) => pairs.push([name, value]));
  return pairs;
}

/** Sends a request, after those that prepare it; `isCase` when a certain response is wanted. */
export async function send(
  values: RequestValues,
  before: readonly RequestValues[],
  isCase: boolean,
): Promise<SandboxResponse> {
  const requests = await Promise.all(
    [...before, values].map((one) => toRequest(one, hosts.api, fetchPicture)),
  );
  if (isCase) sandbox.clock.advance(REFILL_MS);
  frozenAt = Date.now();
  const start = performance.now();
  try {
    const responses: Response[] = [];
    for (const request of requests) responses.push(await sandbox.fetch(request));
    const response = responses.at(-1) ?? Response.error();
    return {
      status: response.status,
      headers: toPairs(response.headers),
      text: await response.text(),
      milliseconds: Math.max(1, Math.round(performance.now() - start)),
      preparations: before.length,
    };
  } finally {
    frozenAt = undefined;
    announceChange();
  }
}

/**
 * Opens an address of a message, such as its `SubscribeURL`: in the sandbox, not in the browser.
 */
export async function visit(url: string): Promise<number> {
  const {status} = await sandbox.fetch(new Request(url));
  announceChange();
  return status;
}

export function advance(seconds: number): void {
  sandbox.clock.advance(seconds * SECOND_MS);
  dropExpired(sandbox.state, sandbox.clock.now());
  announceChange();
}

export function reset(): void {
  sandbox.reset();
  announceChange();
}
