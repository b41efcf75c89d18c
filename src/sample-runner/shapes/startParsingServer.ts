import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ParsingServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** The last request of each shape, by its number. */
  readonly received: Map<number, Received>;
  close(): void;
}

/** Keeps what it receives, and always succeeds. */
export async function startParsingServer(): Promise<ParsingServer> {
  const received = new Map<number, Received>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const {method = '', url = '', headers} = request;
      const number = Number(/\/s(\d+)/.exec(url)?.[1]);
      received.set(number, {method, url, headers: headers as Record<string, string>, body});
      response.writeHead(200, {'content-type': 'application/json'}).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => server.close(),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
