#!/usr/bin/env node
import {parseArguments, USAGE, UsageError} from './cli/parseArguments.js';
import {send} from './cli/send.js';

async function main(): Promise<number> {
  const settings = parseArguments(process.argv.slice(2));
  if (settings === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  return (await send(settings, (line) => process.stdout.write(`${line}\n`))) ? 0 : 1;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(
      error instanceof UsageError ? `${error.message}\n\n${USAGE}` : `${(error as Error).stack}\n`,
    );
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
