import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

/**
 * Serves a built site as a host does that blocks nothing.
 *
 * @param headers all that it sends besides the type and the length of a file
 */
export async function servePlainly(
  dir: string,
  headers: Readonly<Record<string, string>>,
): Promise<{readonly url: string; readonly server: Server}> {
  const files = sirv(dir, {extensions: ['html']});
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    request.url = (request.url ?? '').replace(/^\/docs/, '') || '/';
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {url: `http://localhost:${(server.address() as AddressInfo).port}/docs/`, server};
}
