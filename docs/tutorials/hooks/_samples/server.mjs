import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {receive} from './receive.mjs';

const port = Number(process.env.PORT ?? 8080);

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  try {
    // As text: the body is JSON, but its Content-Type is text/plain.
    response.writeHead(await receive(await text(request))).end();
  } catch {
    // The connection broke before the message was complete; it comes again.
    response.destroy();
  }
});

server.listen(port, () => console.log(`listening on http://127.0.0.1:${port}`));
