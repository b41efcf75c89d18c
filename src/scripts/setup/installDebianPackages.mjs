import {runStep} from './runStep.mjs';

/** A fresh machine may still install updates. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs packages of the system; for root on Debian and its kin.
 *
 * @param {string} title heading in the log
 * @param {string[]} packages names of packages
 */
export async function installDebianPackages(title, packages) {
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await runStep('Reading the package lists', 'apt-get', ['update', '-qq', ...WAIT], {env});
  await runStep(
    title,
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...WAIT, ...packages],
    {env},
  );
}
