import net from 'node:net';
import {sign} from './sign.js';
import type {TestServer} from './servers.js';

export {createBody} from './body.js';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly code: string | undefined;
}

/** Posts a body, signed with HS256 and the secret of the tests unless headers say otherwise. */
export async function post(
  server: TestServer,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Received> {
  const all = {'content-type': 'application/json', 'x-signature': sign(body), ...headers};
  const sent = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const response = await fetch(server.url, {
    method: 'POST',
    headers: sent,
    body: Buffer.from(body as Uint8Array),
  });
  const text = await response.text();
  return {status: response.status, headers: response.headers, text, code: getCode(text)};
}

const getCode = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as {code?: string}).code;
  } catch {
    return undefined;
  }
};

/** A connection that sends exactly what a test writes. */
export interface RawConnection {
  write(data: string | Uint8Array): void;
  /** Writes and waits until there is room again, or the connection is gone. */
  flush(data: string | Uint8Array): Promise<void>;
  end(): void;
  destroy(): void;
  /** Resolves with everything that came back, once the server closes or a response is complete. */
  readonly response: Promise<string>;
  /** Resolves when the connection is gone. */
  readonly closed: Promise<void>;
}

/** Opens a connection for requests that `fetch` does not send. */
export function connect(server: TestServer): RawConnection {
  const socket = net.connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const response = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const [head = '', rest] = text.split('\r\n\r\n', 2);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (rest !== undefined && (rest.length >= length || /^HTTP\/1.1 (?:204|100)/.test(head)))
        resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
  const flush = async (data: string | Uint8Array): Promise<void> => {
    if (socket.destroyed || socket.write(data)) return;
    await Promise.race([new Promise<void>((resolve) => socket.once('drain', resolve)), closed]);
  };
  return {
    flush,
    write: (data) => void socket.write(data),
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
    response,
    closed,
  };
}

/** Head of a POST with the given headers. */
export const createHead = (headers: readonly string[]): string =>
  `POST /webhook HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;

/** Sends one raw request and returns the status of the response, or 0 when there was none. */
export async function postRaw(
  server: TestServer,
  headers: readonly string[],
  body: string | Uint8Array = '',
): Promise<number> {
  const connection = connect(server);
  connection.write(Buffer.from(createHead(headers), 'latin1'));
  connection.write(body);
  const response = await connection.response;
  connection.destroy();
  return getStatus(response);
}

export const getStatus = (response: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
