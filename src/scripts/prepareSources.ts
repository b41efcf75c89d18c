import {runProgram} from './program/runProgram';

// Type checks read what the build generates, also in a fresh clone.
runProgram(async () => {
  const {setup} = await import('./generateSources');
  await setup();
});
