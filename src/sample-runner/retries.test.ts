import {createServer, type Server} from 'node:http';
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

/** What becomes of the first request: a status that the sandbox is told to answer, or a connection that breaks off once the request has arrived. */
type Mishap = 'broken off' | number;

/** Stands before the sandbox and spoils the first request. Counts the requests that came. */
function createObstacle(
  sandboxUrl: string,
  mishap: Mishap,
): {readonly server: Server; count(): number} {
  let count = 0;
  const server = createServer((request, response) => {
    const isFirst = ++count === 1;
    const forward = async (): Promise<void> => {
      const body = new Uint8Array(await buffer(request));
      if (isFirst && mishap === 'broken off') {
        response.destroy();
        return;
      }
      const headers = {
        'x-api-key': String(request.headers['x-api-key']),
        'content-type': String(request.headers['content-type']),
      };
      const answer = await fetch(`${sandboxUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: isFirst ? {...headers, 'x-sandbox-status': String(mishap)} : headers,
        body,
      });
      response
        .writeHead(answer.status, {'content-type': 'application/json'})
        .end(Buffer.from(await answer.arrayBuffer()));
    };
    forward().catch(() => response.destroy());
  });
  return {server, count: () => count};
}

async function play(
  file: string,
  program: readonly string[],
  mishap: Mishap,
): Promise<{readonly code: number; readonly output: string; readonly requests: number}> {
  const workspace = await openWorkspace(path.dirname(file));
  const obstacle = createObstacle(workspace.env[names.apiUrlVariable] ?? '', mishap);
  try {
    workspace.env[names.apiUrlVariable] = await listen(obstacle.server, {
      port: 0,
      host: '127.0.0.1',
    });
    const run = await workspace.run([...program, path.basename(file)]);
    return {...run, requests: obstacle.count()};
  } finally {
    obstacle.server.close();
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
        const {code, output, requests} = await play(file, program, status);
        expect(code, output).toBe(0);
        expect(output).toMatch(/ABC123|CSQU3054383/);
        expect(requests).toBe(2 + furtherRequests);
      },
    );

    it.concurrent(
      'does not send it again after a connection that broke off, which may be billed',
      async ({expect}) => {
        const {code, output, requests} = await play(file, program, 'broken off');
        expect(code, output).not.toBe(0);
        expect(requests).toBe(1);
      },
    );
  },
);
