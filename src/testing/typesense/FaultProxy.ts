import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** How a request goes wrong. */
export type Fault =
  /** The server does not allow it. */
  | 'is refused'
  | 'answers 500'
  /** The connection breaks before the server has the request. */
  | 'breaks off'
  /** The server does the work and its answer is lost. */
  | 'breaks off after the work'
  /** Nothing is reachable from this request on. */
  | 'dies';

/** One request and what came of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly requestBody: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Whether a request is the one that fails; it waits for the answer, so that other things may happen before it. */
type IsStep = (request: {
  readonly method: string;
  readonly path: string;
}) => Promise<boolean> | boolean;

/** Stands before a server, real or double, records what passes and makes chosen requests fail. */
export class FaultProxy {
  readonly log: Exchange[] = [];
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

  /** From now on, requests for which `isStep` says yes fail in this way. */
  break(kind: Fault, isStep: IsStep): void {
    this.fault = {kind, isStep};
  }

  mend(): void {
    this.fault = undefined;
    this.isDead = false;
  }

  /** @throws Error when the connection is to be broken */
  private async pass(request: IncomingMessage): Promise<Exchange> {
    const method = request.method ?? 'GET';
    const {pathname: path, search: query} = new URL(request.url ?? '/', 'http://proxy');
    const requestBody = await readBody(request);
    const kind = (await this.fault?.isStep({method, path})) === true ? this.fault?.kind : undefined;
    if (kind === 'dies') this.isDead = true;
    if (this.isDead || kind === 'breaks off') throw new Error('cut');
    if (kind === 'is refused') {
      return {
        ...JSON_REPLY,
        method,
        path,
        query,
        requestBody,
        status: 401,
        body: '{"message":"Forbidden"}',
      };
    }
    if (kind === 'answers 500') {
      return {
        ...JSON_REPLY,
        method,
        path,
        query,
        requestBody,
        status: 500,
        body: '{"message":"broken"}',
      };
    }
    const {'x-typesense-api-key': key = '', 'content-type': type = 'application/json'} =
      request.headers;
    const response = await fetch(this.target + path + query, {
      method,
      headers: {'x-typesense-api-key': String(key), 'Content-Type': type},
      ...(requestBody !== '' && {body: requestBody}),
    });
    const exchange = {
      method,
      path,
      query,
      requestBody,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
    this.log.push(exchange);
    if (kind === 'breaks off after the work') throw new Error('cut');
    return exchange;
  }
}

const JSON_REPLY = {contentType: 'application/json; charset=utf-8'};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
