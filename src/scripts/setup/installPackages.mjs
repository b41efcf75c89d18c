import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {runStep, StepError} from './runStep.mjs';

const STAMP = 'node_modules/.installed-lock';

/** Installs the locked packages unless exactly these are installed already. */
export async function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  try {
    await runStep('Installing packages (a minute or two on a first run)', 'npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  } catch (cause) {
    if (!(cause instanceof StepError)) throw cause;
    throw new Error(
      'Packages: could not be installed. Fix: check the network connection and the messages above, then run the same command again.',
      {cause},
    );
  }
  writeFileSync(STAMP, lock);
}
