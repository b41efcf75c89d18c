import {generateLibrarySources} from './generateLibrarySources';

generateLibrarySources().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
