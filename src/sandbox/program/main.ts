import {existsSync} from 'node:fs';
import {packages, toPackageUrl} from '../../portal/packages';
import {getPlan} from '../keys';
import {serveSandbox} from '../serveSandbox';
import {readOptions, USAGE} from './readOptions';

const PARENT_CHECK_MS = 250;

/** The documentation server, beside the program in its package. */
const MCP_SERVER = new URL('mcp.js', import.meta.url);

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const [command, ...others] = args;
  if (command === 'mcp') {
    await startMcpServer(others);
    return;
  }
  const options = readOptions(args);
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const server = await serveSandbox(options);
  console.log(
    `Sandbox: ready on ${server.url}. Key: test_default (${getPlan(options.plan).name}). State: ${server.url}/_sandbox/state. Stop: Ctrl+C.`,
  );
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent(stop);
}

async function startMcpServer(others: readonly string[]): Promise<void> {
  if (others.length > 0) {
    throw new RangeError(
      `\`mcp\`: takes no other argument, got ${JSON.stringify(others.join(' '))}. Expected: \`mcp\` alone.`,
    );
  }
  if (!existsSync(MCP_SERVER)) {
    throw new Error(
      `\`mcp\`: is part of the package, and this is not one. Fix: run \`npx ${toPackageUrl(packages.sandbox)} mcp\`.`,
    );
  }
  await import(MCP_SERVER.href);
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
