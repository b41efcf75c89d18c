// A receiver as users run it: the packed library on plain node:http, in a separate process so that
// its memory can be measured. Arguments: entry of the library, secret. Messages: 'rss' asks for the
// memory after a garbage collection.
import {createServer} from 'node:http';

const [entry, secret] = process.argv.slice(2);
const {webhookSignatureValidator} = await import(entry);
const validator = webhookSignatureValidator({algorithm: 'HS256', secret});
let handled = 0;

const server = createServer((request, response) =>
  validator(request, response, (error) => {
    handled += error === undefined ? 1 : 0;
    response.writeHead(error === undefined ? 204 : 500).end();
  }),
);
server.listen(0, '127.0.0.1', () => process.send({port: server.address().port}));

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 2).unref();

process.on('message', (message) => {
  if (message === 'reset') {
    globalThis.gc();
    peak = process.memoryUsage.rss();
  }
  process.send({peak, handled});
});
process.on('uncaughtException', (error) => {
  process.send({uncaught: String(error)});
  process.exit(1);
});
