// `npm run fuzz`: the tests named `*.fuzz.test.ts`, which also run with all others, with many more
// cases for each target.
import {spawnSync} from 'node:child_process';
import {readInteger} from './program/readInteger';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

function main(): void {
  const {values} = readOptions({
    options: {
      cases: {type: 'string', default: '10000'},
      seed: {type: 'string', default: String(Date.now() % 2 ** 31)},
    },
  });

  for (const [name, value] of Object.entries(values)) readInteger(name, value, 9_999_999_999);
  const reporters = ['--reporter=default', '--reporter=src/testing/fuzz/reporter.ts'];
  const {status} = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'src/tooling/vitest.config.mts',
      ...reporters,
      '.fuzz.test.ts',
    ],
    {
      stdio: 'inherit',
      env: {...process.env, FUZZ_CASES: values.cases, FUZZ_SEED: values.seed},
    },
  );
  process.exitCode = status ?? 1;
}

runProgram(main);
