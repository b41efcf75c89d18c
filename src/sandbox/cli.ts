import {parseArgs} from 'node:util';
import {hosts} from '../portal/product';
import {DEFAULT_PLAN, getPlan} from './keys';
import {startSandboxServer} from './server';

const PARENT_CHECK_MS = 250;

/** `npm run sandbox -- --port 4010 --plan basic_10k` */
async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: new URL(hosts.sandbox).port},
      plan: {type: 'string', default: DEFAULT_PLAN},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new RangeError(
      `\`--port\`: out of range, got ${JSON.stringify(values.port)}. Expected: an integer from 0 to 65535.`,
    );
  }
  const {name} = getPlan(values.plan);
  const server = await startSandboxServer({port, plan: values.plan});
  console.log(
    `Sandbox: ready on ${server.url}. Key: test_default (${name}). State: ${server.url}/_sandbox/state. Stop: Ctrl+C.`,
  );
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent(stop);
}

/** npm passes a signal to its shell, which does not pass it on: the shell's end is the signal. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(timer);
      stop();
    }
  }, PARENT_CHECK_MS);
  timer.unref();
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
