import {parseArgs} from 'node:util';
import {createPortalServer} from './server/createPortalServer';
import {listen} from './server/listen';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
      dir: {type: 'string', default: 'build'},
      uncompressed: {type: 'boolean', default: false},
    },
  });
  const server = createPortalServer({dir: values.dir, compresses: !values.uncompressed});
  const address = await listen(server, {port: Number(values.port), host: values.host});
  console.log(`The portal is at ${address}/docs/ (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
