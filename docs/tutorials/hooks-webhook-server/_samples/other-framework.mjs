import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {verifySignature} from '%%name.middleware%%';

const port = Number(process.env.PORT ?? 8080);
const config = {algorithm: 'HS256', secret: process.env.WEBHOOK_SECRET};

const server = createServer(async (request, response) => {
  try {
    const body = await text(request);
    const signature = request.headers['x-signature'] ?? '';
    if (!verifySignature(body, signature, config)) return response.writeHead(401).end();

    const {event} = JSON.parse(body);
    console.log(event.plate?.unicodeText ?? 'no plate');
    response.writeHead(204).end();
  } catch (error) {
    // For example a connection that broke. After a 500, the agent sends the event again.
    console.error('not handled:', error.message);
    response.writeHead(500).end();
  }
});

server.listen(port, () => console.log(`listening on http://127.0.0.1:${port}`));
