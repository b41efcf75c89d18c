// `npm run test:quick`: types, lint and the unit tests that share a process, for every save.
import {runSteps} from './setup/runSteps.mjs';

const npm = (title, ...args) => ({title, command: 'npm', args: ['run', '--silent', ...args]});

const TYPES = 'Checking types';

/** The type check generates sources that the others read. */
const steps = [
  npm(TYPES, 'typecheck'),
  {...npm('Linting code', 'lint'), after: [TYPES]},
  {
    ...npm('Unit tests', 'test:unit', '--', '--project=shared', '--reporter=dot'),
    // Projects ignore `--exclude`.
    env: {TEST_QUICK: 'true'},
    after: [TYPES],
  },
];

const failures = await runSteps(steps);
console.log('');
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(
  failures.length === 0 ? 'All is well.' : `${failures.length} of ${steps.length} failed.`,
);
if (failures.length > 0) process.exitCode = 1;
