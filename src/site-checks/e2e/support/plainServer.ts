import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sendFile} from '../../../scripts/server/sendFile';

/**
 * Serves a built site as a host does that blocks nothing.
 *
 * @param headers all that it sends besides the type and the length of a file
 */
export async function servePlainly(
  dir: string,
  headers: Readonly<Record<string, string>>,
): Promise<{readonly url: string; readonly server: Server}> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [pathname = ''] = (request.url ?? '').replace(/^\/docs/, '').split('?');
    sendFile(request, response, pathname || '/', {
      dir,
      fail: (status) => void response.writeHead(status).end(),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {url: `http://localhost:${(server.address() as AddressInfo).port}/docs/`, server};
}
