import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** How a request fails. */
export type Fault =
  /** The server responds with 401. */
  | 'is rejected'
  | 'responds with 500'
  /** The connection is reset before the server receives the request. */
  | 'resets'
  /** The server does the work, but its response is lost. */
  | 'resets after the work'
  /** The server is unreachable from this request on. */
  | 'dies';

interface Relayed {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * Whether a request fails. It may be asynchronous, so that a test can act before the request
 * continues.
 */
type IsStep = (request: {
  readonly method: string;
  readonly path: string;
}) => Promise<boolean> | boolean;

/** A proxy in front of a server, real or double, that makes chosen requests fail. */
export class FaultProxy {
  private readonly server: Server;
  private fault: {readonly kind: Fault; readonly isStep: IsStep} | undefined;
  private isDead = false;

  /** @param target origin of the server */
  constructor(private readonly target: string) {
    this.server = createServer((request, response) => {
      void this.pass(request).then(
        ({status, contentType, body}) =>
          response.writeHead(status, {'Content-Type': contentType}).end(body),
        () => request.socket.destroy(),
      );
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** From now on, requests that match `isStep` fail in this way. */
  break(kind: Fault, isStep: IsStep): void {
    this.fault = {kind, isStep};
  }

  repair(): void {
    this.fault = undefined;
    this.isDead = false;
  }

  /** @throws Error to reset the connection */
  private async pass(request: IncomingMessage): Promise<Relayed> {
    const method = request.method ?? 'GET';
    const {pathname: path, search: query} = new URL(request.url ?? '/', 'http://proxy');
    const requestBody = await text(request);
    const kind = (await this.fault?.isStep({method, path})) === true ? this.fault?.kind : undefined;
    if (kind === 'dies') this.isDead = true;
    if (this.isDead || kind === 'resets') throw new Error('reset');
    if (kind === 'is rejected') return toFailure(401, 'Forbidden');
    if (kind === 'responds with 500') return toFailure(500, 'broken');
    const {'x-typesense-api-key': key = '', 'content-type': type = 'application/json'} =
      request.headers;
    const response = await fetch(this.target + path + query, {
      method,
      headers: {'x-typesense-api-key': String(key), 'Content-Type': type},
      ...(requestBody !== '' && {body: requestBody}),
    });
    const relayed = {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
    if (kind === 'resets after the work') throw new Error('reset');
    return relayed;
  }
}

const toFailure = (status: number, message: string): Relayed => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({message}),
});
