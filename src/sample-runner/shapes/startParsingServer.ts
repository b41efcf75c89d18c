import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {listen} from '../../scripts/server/listen';

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
    void buffer(request).then((body) => {
      const {method = '', url = '', headers} = request;
      const number = Number(/\/s(\d+)/.exec(url)?.[1]);
      received.set(number, {method, url, headers: headers as Record<string, string>, body});
      response.writeHead(200, {'content-type': 'application/json'}).end('{}');
    });
  });
  return {
    url: await listen(server, {port: 0, host: '127.0.0.1'}),
    received,
    close: () => server.close(),
  };
}
