import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import {onTestFinished} from 'vitest';

/** A request as it arrived, body included. */
interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly at: number;
}

export interface TestServer {
  readonly url: string;
  readonly requests: SeenRequest[];
  readonly sockets: Set<Socket>;
}

type Respond = (request: SeenRequest, response: ServerResponse, count: number) => void;

/**
 * A real HTTP server on loopback that reads every request whole before it responds. It ends with
 * the test.
 */
export async function startServer(respond: Respond): Promise<TestServer> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const at = performance.now();
    const parts: Buffer[] = [];
    incoming.on('error', () => undefined);
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const {method = '', url = '', headers} = incoming;
      const request = {method, url, headers, body: Buffer.concat(parts), at};
      requests.push(request);
      respond(request, response, requests.length);
    });
  });
  return {url: await listen(server), requests, sockets: track(server)};
}

/** A server that does what HTTP servers do not. */
export async function startTcpServer(
  onSocket: (socket: Socket, count: number) => void,
): Promise<TestServer> {
  let count = 0;
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    onSocket(socket, ++count);
  });
  return {url: await listen(server), requests: [], sockets: track(server)};
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function track(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return sockets;
}

/** Sends JSON. */
export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {'content-type': 'application/json', ...headers})
    .end(JSON.stringify(value));
}

/** Sends one response after the other; the last one for all later requests. */
export function respondWith(
  ...list: [status: number, value: unknown, headers?: Record<string, string>][]
): Respond {
  return (_request, response, count) => {
    const next = list[Math.min(count, list.length) - 1];
    if (next !== undefined) json(response, ...next);
  };
}

/** A port of loopback that nobody listens on. */
export async function getFreePort(): Promise<number> {
  const server = createTcpServer();
  await listen(server);
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
