import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/** What samples, receivers and the tests of packages import. */
const MODULES = ['requests', 'cryptography', 'pip'];

const hasModules = (program) =>
  spawnSync(program, ['-c', `import ${MODULES.join()}`], {stdio: 'ignore'}).status === 0;

// The system's interpreter sees Debian's packages even where another one comes first on the path.
const find = () =>
  [process.env.PYTHON, 'python3', '/usr/bin/python3'].find(
    (program) => program !== undefined && hasModules(program),
  );

/**
 * Finds a Python that has what the samples and tests import; on Debian as root, installs it where
 * there is none.
 *
 * @returns {Promise<string>} the program to start
 * @throws {Error} saying how to get one
 */
export async function findPython() {
  const found = find();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installDebianPackages(`Installing Python with ${MODULES.join(' and ')}`, [
      'python3',
      ...MODULES.map((name) => `python3-${name}`),
    ]);
  }

  const installed = find();
  if (installed === undefined) {
    throw new Error(
      `Python: no python3 with ${MODULES.join(' and ')} found. Fix: install them, or name the program with PYTHON=/path/to/python3.`,
    );
  }
  return installed;
}
