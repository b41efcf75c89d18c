import {createServer} from 'node:http';
import {listen} from '../../scripts/server/listen';
import type {Sandbox} from '../../sandbox/createSandbox';
import {readRequest} from '../../sandbox/readRequest';
import type {MatrixCase} from './cases';

/** Serves each case below `/<its id>`: the sandbox's response, changed as the case says. */
export async function startMatrixServer(
  sandbox: Sandbox,
  cases: ReadonlyMap<string, MatrixCase>,
): Promise<{readonly url: string; close(): void}> {
  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then((request) => respond(sandbox, cases, request as Request))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers.entries()));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })
      .catch((error: unknown) => outgoing.writeHead(599).end(String(error)));
  });
  // A sample may come back to a connection long after its last request.
  server.keepAliveTimeout = 600_000;
  const url = await listen(server, {port: 0, host: '127.0.0.1'});
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function respond(
  sandbox: Sandbox,
  cases: ReadonlyMap<string, MatrixCase>,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const [, id = '', ...rest] = url.pathname.split('/');
  const {version, transform, failure} = cases.get(id) ?? {};
  if (failure !== undefined) {
    const headers = {'content-type': failure.type};
    return new Response(failure.body, {status: failure.status, headers});
  }
  const headers = new Headers(request.headers);
  headers.set('x-sandbox-advance', '1');
  if (version !== undefined) headers.set('x-api-version', version);
  url.pathname = rest.join('/');
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  const response = await sandbox.fetch(
    new Request(url, {method: request.method, headers, ...(body && {body})}),
  );
  // What one sample deletes is there for the next.
  if (request.method === 'DELETE') sandbox.reset();
  if (!response.ok || transform === undefined) return response;
  return Response.json(transform((await response.json()) as Record<string, unknown>));
}
