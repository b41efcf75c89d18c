import {isJsonType} from '../contract/isJsonType';
import {advanceBy, createClock, type Clock} from './clock';
import {getOperations} from './contract';
import type {SandboxOperation} from './contractTypes';
import {createOutbox, type Deliver, type Outbox} from './delivery/outbox';
import {createSigner} from './delivery/signer';
import type {Exchange, SandboxResponse} from './exchange';
import {getPlan} from './keys';
import {handlers} from './operations';
import {respondWithExample} from './operations/example';
import type {Recognize} from './recognition/recognizeImages';
import {createRouter, type Routing} from './router';
import {getCreditsLeft, getQuotaLeft} from './rules/PlanAccount';
import {getFirstRejection} from './rules/order';
import {checkRoute} from './rules/route';
import {seedState} from './seed';
import type {ReadPicture} from './samples/sample';
import {createState, dropExpired, type SandboxState} from './state';
import {handleWorkbench, type OwnAddresses, type Workbench} from './workbench';

export interface SandboxOptions {
  /** What can be called. Default: the operations of the APIs that are loaded. */
  readonly operations?: readonly SandboxOperation[];
  /** Where the sandbox begins. Default: every test key, nothing used. */
  readonly state?: SandboxState;
  /** Default: the machine's time. */
  readonly clock?: Clock;
  /** Plan of the key `test_default`. Default: `basic_10k`. */
  readonly plan?: string;
  /** Sends a message to a hook. Without it, messages stay in the outbox. */
  readonly deliver?: Deliver;
  /** Which hooks `deliver` can reach. Default: those on this machine. */
  readonly canReach?: (hookUrl: string) => boolean;
  /** For the attachments of the seeded events, which have none otherwise. */
  readonly readPicture?: ReadPicture;
  /** Looks at the images of a request, such as in a worker. Default: here. */
  readonly recognize?: Recognize;
  /** What the sandbox serves below `/_sandbox/` besides what messages and events link to. */
  readonly addresses?: OwnAddresses;
}

/** Loaded with the first image, since most pages pass another. */
const recognizeHere: Recognize = async (job) =>
  (await import('./recognition/recognizeImages')).recognizeImages(job);

/** The whole API, from Request to Response. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** `reset` replaces it, so do not keep a reference. */
  readonly state: SandboxState;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Back to the beginning; the clock keeps its time. */
  reset(): void;
}

/**
 * Creates an independent sandbox: two sandboxes share nothing. Throws if the platform has no
 * cryptography.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  requireCryptography();
  const {clock = createClock(), readPicture} = options;
  const route = createLiveRouter(() => options.operations ?? getOperations());
  const outbox = createOutbox(clock, options.deliver, options.canReach);
  const signer = createSigner('sandbox', clock.now);
  const begin = (): SandboxState => {
    const fresh = createState(clock.now(), options.plan);
    seedState(fresh, clock.now(), readPicture);
    return fresh;
  };
  let state = options.state ?? begin();
  const reset = (): void => {
    state = begin();
    outbox.clear();
  };

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const own = {request, url, clock, outbox, signer, state, reset, readPicture};
      const response = await respond({...options, route}, own);
      // The response does not wait for messages to hooks.
      void outbox.deliverDue();
      return response;
    },
    get state() {
      return state;
    },
    clock,
    outbox,
    reset,
  };
}

/** Browsers hide it from pages that came over plain HTTP from another machine. */
function requireCryptography(): void {
  if (globalThis.crypto?.subtle === undefined) {
    throw new Error(
      'sandbox: `crypto.subtle` is missing. Expected: a page over HTTPS, or from this machine. Fix: open the portal in one of these ways.',
    );
  }
}

type Route = (method: string, pathname: string) => Routing;

/** A router that knows operations that are loaded later. */
function createLiveRouter(list: () => readonly SandboxOperation[]): Route {
  let known: readonly SandboxOperation[] = [];
  let route = createRouter(known);
  return (method, pathname) => {
    const operations = list();
    if (operations !== known) route = createRouter(operations);
    known = operations;
    return route(method, pathname);
  };
}

interface Parts extends Pick<SandboxOptions, 'addresses' | 'recognize'> {
  readonly route: Route;
}

async function respond(
  {route, addresses, recognize = recognizeHere}: Parts,
  workbench: Workbench,
): Promise<Response> {
  const {request, url, clock, outbox, signer, state} = workbench;
  advanceBy(clock, request.headers.get('x-sandbox-advance'));
  dropExpired(state, clock.now());
  const own = await handleWorkbench(workbench, addresses);
  if (own !== undefined) return own;

  const requestId = crypto.randomUUID();
  const routing = route(request.method, url.pathname);
  if (routing.kind !== 'found')
    return toResponse(checkRoute(routing, request.method, url.pathname), requestId, {});

  const exchange: Exchange = {
    request,
    url,
    ...routing.match,
    state,
    clock,
    outbox,
    signer,
    recognize,
    requestId,
  };
  const result = (await getFirstRejection(exchange)) ?? (await handle(exchange));
  return toResponse(result, requestId, settle(exchange, result));
}

function handle(exchange: Exchange): Promise<SandboxResponse> | SandboxResponse {
  const {id} = exchange.operation;
  const handler = Object.hasOwn(handlers, id) ? handlers[id] : undefined;
  return (handler ?? respondWithExample)(exchange);
}

/** Charges a billed request, and returns headers that say what is left. */
function settle(
  {operation, account, clock}: Exchange,
  {status}: SandboxResponse,
): Record<string, string> {
  const isBilled = operation.billedStatuses.includes(status) && account !== undefined;
  if (isBilled) account.usage.add(clock.now());

  return {
    'x-sandbox-billed': String(isBilled),
    ...(account === undefined
      ? {}
      : {
          'x-sandbox-plan': account.key.plan,
          'x-sandbox-credits-left': String(
            getCreditsLeft(account, getPlan(account.key.plan), clock.now()),
          ),
          'x-sandbox-quota-left': String(
            getQuotaLeft(account, getPlan(account.key.plan), clock.now()),
          ),
        }),
  };
}

/** Statuses whose responses have no body. */
const BODYLESS = [204, 205, 304];

const toResponse = (
  {status, body, type = 'application/json', rule, headers: own}: SandboxResponse,
  requestId: string,
  headers: Record<string, string>,
): Response =>
  new Response(BODYLESS.includes(status) || type === '' ? null : toText(body, type), {
    status,
    headers: {
      ...(type !== '' && {'content-type': type}),
      'x-amzn-requestid': requestId,
      'x-sandbox-rule': encodeURIComponent(rule),
      ...headers,
      ...own,
    },
  });

const toText = (body: unknown, type: string): string =>
  isJsonType(type) ? (JSON.stringify(body) ?? '') : String(body);
