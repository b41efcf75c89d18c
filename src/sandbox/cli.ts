import {generateSandboxContract} from './build/generateContract';

/** `npm run sandbox -- --port 4010`: the program from the sources, with the contract of today. */
generateSandboxContract()
  .then(() => import('./program/main'))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
