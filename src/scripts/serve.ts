import {createPortalServer} from './server/createPortalServer';
import {listen} from './server/listen';
import {MAX_PORT, readInteger} from './program/readInteger';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

async function main(): Promise<void> {
  const {values} = readOptions({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
      dir: {type: 'string', default: 'build'},
      uncompressed: {type: 'boolean', default: false},
    },
  });
  const port = readInteger('port', values.port, MAX_PORT);
  const server = createPortalServer({dir: values.dir, compresses: !values.uncompressed});
  const address = await listen(server, {port, host: values.host});
  console.log(`The portal is at ${address}/docs/ (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

runProgram(main);
