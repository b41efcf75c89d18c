import {setup} from './generateSources';

// Type checks read what the build generates, also in a fresh clone.
setup().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
