import {readFile} from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import './allApis';
import {createClock} from './clock';
import {handleCrossOrigin} from './crossOrigin';
import {createSandbox, type Sandbox, type SandboxOptions} from './createSandbox';
import type {OutboxEntry} from './delivery/outbox';
import {injectFaults, isOwnPath, type FaultOptions} from './program/injectFaults';
import {recordTo, replayFrom} from './program/recording';
import {StateFile} from './program/StateFile';
import {retryPolicy} from './delivery/retryPolicy';
import {readRequest} from './readRequest';
import {serverAddresses} from './serverAddresses';

export interface SandboxServerOptions extends Pick<SandboxOptions, 'plan' | 'clock'>, FaultOptions {
  /** Default: any that is free. */
  readonly port?: number;
  /** Address to listen on. Default: 127.0.0.1, which only this machine reaches. */
  readonly host?: string;
  /** Certificate and private key as PEM: it is served over HTTPS. Default: HTTP. */
  readonly tls?: {readonly cert: string; readonly key: string} | undefined;
  /** File that keeps the state between two runs. Default: none. */
  readonly stateFile?: string | undefined;
  /** File that gets each request with its response. Default: none. */
  readonly record?: string | undefined;
  /** File of an earlier `record`, whose responses are given again. Default: none. */
  readonly replay?: string | undefined;
  /** Names under which it responds besides those of this machine, such as `sandbox`. */
  readonly allowedNames?: readonly string[];
}

export interface SandboxServer {
  /** `http://127.0.0.1:<port>`, or with `https`, without a slash at its end. */
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Ends every connection and timer. */
  close(): Promise<void>;
}

/** Beside this file in the sources, and beside the program in its package. */
const PICTURES = new URL('samples/pictures/', import.meta.url);

/** How often messages are delivered, since the clock may be moved at any time, and the state is kept. */
const CHECK_INTERVAL_MS = 250;

/** Serves the sandbox over HTTP on this machine, with hooks really delivered. */
export async function serveSandbox(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const {host = '127.0.0.1', clock = createClock(), tls} = options;
  const stateFile = options.stateFile === undefined ? undefined : new StateFile(options.stateFile);
  const state = stateFile?.load(clock, options.plan);
  const sandbox = createSandbox({
    ...options,
    ...(state && {state}),
    clock,
    deliver,
    readPicture,
    addresses: serverAddresses,
  });
  const handle = createHandler(sandbox, options, () => stateFile?.touch());
  const server = tls === undefined ? createServer(handle) : createSecureServer(tls, handle);
  // At the start, so that a file that cannot be written is noticed.
  await stateFile?.save(sandbox);
  await listen(server, options.port ?? 0, host);
  const timer = setInterval(() => {
    void sandbox.outbox.deliverDue();
    stateFile?.save(sandbox).catch((error: Error) => console.error(error.message));
  }, CHECK_INTERVAL_MS);
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sandbox,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stateFile?.save(sandbox);
    },
  };
}

/** Responds to every request. */
function createHandler(
  sandbox: Sandbox,
  options: SandboxServerOptions,
  onResponse: () => void,
): RequestListener {
  const send = injectFaults(
    createSend((request) => sandbox.fetch(request), options),
    options,
  );
  return (incoming, outgoing) => {
    respond(send, incoming, outgoing, options.allowedNames)
      .catch((error: unknown) => {
        // Not the contract's 500: the sandbox itself has failed.
        console.error(error);
        sendJson(outgoing, 500, {message: String(error)});
      })
      // A save while it ran may have missed what it changed.
      .finally(onResponse);
  };
}

/** Records or replays, if asked to. What belongs to the sandbox itself is not part of it. */
function createSend(
  send: Sandbox['fetch'],
  {record, replay}: SandboxServerOptions,
): Sandbox['fetch'] {
  if (record === undefined && replay === undefined) return send;
  const other = replay === undefined ? recordTo(record ?? '', send) : replayFrom(replay);
  return (request) => (isOwnPath(request) ? send : other)(request);
}

const readPicture = async (name: string): Promise<Uint8Array | undefined> =>
  readFile(new URL(`${name}.jpg`, PICTURES)).catch(() => undefined);

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `port ${port}: is in use. Fix: stop the other program, or choose another port with \`--port\`.`,
            )
          : new Error(
              `host ${host}, port ${port}: cannot be listened on (${error.code ?? error.message}). Fix: give an address of this machine with \`--host\`, and a port that you may use with \`--port\`.`,
            ),
      );
    });
    server.listen(port, host, resolve);
  });
}

const sendJson = (outgoing: ServerResponse, status: number, body: object): void => {
  outgoing.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
};

/** POSTs a message to its hook; redirects are not followed, so that nothing leaves this machine. */
async function deliver({hookUrl, headers, body}: OutboxEntry): Promise<number> {
  const response = await fetch(hookUrl, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(retryPolicy.timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}

async function respond(
  send: Sandbox['fetch'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  allowedNames: readonly string[] = [],
): Promise<void> {
  const request = await readRequest(incoming);
  if (handleCrossOrigin(incoming, outgoing, allowedNames)) return;
  if (request === undefined) {
    sendJson(outgoing, 400, {
      message: `The request line is invalid: ${incoming.method ?? ''} ${incoming.url ?? ''}.`,
    });
    return;
  }

  const response = await send(request);
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.statusCode = response.status;
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
