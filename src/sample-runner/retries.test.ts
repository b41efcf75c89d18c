import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import path from 'node:path';
import {describe, it, vi} from 'vitest';
import {names} from '../portal/product';
import {listen} from '../scripts/server/listen';
import {collectSamples} from './collectSamples';
import {openWorkspace} from './openWorkspace';

// The first workspace builds the library, and a sample waits for seconds between its attempts.
vi.setConfig({testTimeout: 90_000});

const samples = collectSamples('docs').filter(({file}) => /\/retry\.\w+$/.test(file));

/** An error response that the test writes itself. */
interface Rejection {
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number;
}

/**
 * How the first request fails: with a status that the sandbox returns on demand, with a rejection,
 * or with a connection that breaks once the request has arrived.
 */
type Failure = 'broken connection' | number | Rejection;

interface FailingProxy {
  readonly server: Server;
  /** When each request arrived, in milliseconds. */
  readonly times: readonly number[];
}

/** A proxy in front of the sandbox that makes the first request fail. */
function createFailingProxy(sandboxUrl: string, failure: Failure): FailingProxy {
  const times: number[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isFirst = times.push(performance.now()) === 1;
    const body = new Uint8Array(await buffer(request));
    if (isFirst && failure === 'broken connection') {
      response.destroy();
      return;
    }
    if (isFirst && typeof failure === 'object') {
      const {status, message, retryAfter} = failure;
      const headers = retryAfter === undefined ? {} : {'Retry-After': String(retryAfter)};
      response.writeHead(status, headers).end(JSON.stringify({message}));
      return;
    }
    const headers = {
      'x-api-key': String(request.headers['x-api-key']),
      'content-type': String(request.headers['content-type']),
    };
    const forwarded = await fetch(`${sandboxUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: isFirst ? {...headers, 'x-sandbox-status': String(failure)} : headers,
      body,
    });
    response
      .writeHead(forwarded.status, {'content-type': 'application/json'})
      .end(Buffer.from(await forwarded.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  return {server, times};
}

async function play(
  file: string,
  program: readonly string[],
  failure: Failure,
): Promise<{readonly code: number; readonly output: string; readonly times: readonly number[]}> {
  const workspace = await openWorkspace(path.dirname(file));
  const proxy = createFailingProxy(workspace.env[names.apiUrlVariable] ?? '', failure);
  try {
    workspace.env[names.apiUrlVariable] = await listen(proxy.server, {
      port: 0,
      host: '127.0.0.1',
    });
    const run = await workspace.run([...program, path.basename(file)]);
    return {...run, times: proxy.times};
  } finally {
    proxy.server.close();
    await workspace.close();
  }
}

describe.each(samples.map(({file, program = []}) => [file, program] as const))(
  '%s',
  (file, program) => {
    /** The JavaScript and Python samples continue after a request that is rejected for good. */
    const furtherRequests = file.endsWith('.sh') ? 0 : 1;

    it.concurrent.for([408, 500, 503, 504])(
      'sends the request again after a %i, which is not billed',
      async (status, {expect}) => {
        const {code, output, times} = await play(file, program, status);
        expect(code, output).toBe(0);
        expect(output).toMatch(/ABC123|CSQU3054383/);
        expect(times).toHaveLength(2 + furtherRequests);
      },
    );

    it.concurrent(
      'does not send it again after a broken connection, which may be billed',
      async ({expect}) => {
        const {code, output, times} = await play(file, program, 'broken connection');
        expect(code, output).not.toBe(0);
        expect(times).toHaveLength(1);
      },
    );

    it.concurrent('waits for as long as the service asks for', async ({expect}) => {
      const retryAfter = 3;
      const {code, output, times} = await play(file, program, {
        status: 429,
        message: 'Too many requests. Slow down and try again.',
        retryAfter,
      });
      expect(code, output).toBe(0);
      const [first = 0, second = 0] = times;
      expect(second - first).toBeGreaterThan(1000 * retryAfter - 50);
    });

    it.concurrent('stops when the service asks for a wait of hours', async ({expect}) => {
      const {code, output, times} = await play(file, program, {
        status: 503,
        message: 'Service unavailable.',
        retryAfter: 7200,
      });
      expect(code, output).not.toBe(0);
      expect(output).toContain('HTTP 503: try again in 7200 s.');
      expect(times).toHaveLength(1);
    });

    it.concurrent('does not send it again when the quota is used up', async ({expect}) => {
      const message = 'Limit exceeded. Subscribe to redeem your free credit.';
      const {code, output, times} = await play(file, program, {status: 429, message});
      expect(code, output).not.toBe(0);
      expect(output).toContain(message);
      expect(times).toHaveLength(1);
    });
  },
);
