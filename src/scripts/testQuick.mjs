// `npm run test:quick`: types, lint and the unit tests that share a process, for every save.
import {runSteps} from './setup/runSteps.mjs';

const npm = (title, ...args) => ({title, command: 'npm', args: ['run', '--silent', ...args]});

/** Tests that take seconds: they try random input or start servers. `npm test` runs them. */
const SLOW = [
  '**/*.fuzz.test.ts',
  '**/delivery/hooks.test.ts',
  '**/large.test.ts',
  '**/lintSpecs.test.ts',
  '**/pushRecords.test.ts',
  '**/shapes.test.ts',
  '**/shown.test.tsx',
  '**/TypesenseEngine.test.ts',
];

const TYPES = 'Checking types';
const units = ['--project=shared', '--reporter=dot', ...SLOW.map((files) => `--exclude=${files}`)];

/** The type check generates sources that the others read. */
const steps = [
  npm(TYPES, 'typecheck'),
  {...npm('Linting code', 'lint'), after: [TYPES]},
  {...npm('Unit tests', 'test:unit', '--', ...units), after: [TYPES]},
];

const failures = await runSteps(steps);
console.log('');
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(
  failures.length === 0 ? 'All is well.' : `${failures.length} of ${steps.length} failed.`,
);
if (failures.length > 0) process.exitCode = 1;
