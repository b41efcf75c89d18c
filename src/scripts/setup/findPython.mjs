import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/** What samples, receivers and the tests of packages import. */
const MODULES = ['requests', 'cryptography', 'pip'];

/** The interpreter that a name leads to: on the path there may be a script that looks for it first. */
const resolve = (program) => {
  const code = `import sys, ${MODULES.join()}; print(sys.executable)`;
  const {status, stdout} = spawnSync(program, ['-c', code], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
};

/** The system's interpreter sees Debian's packages even where another one comes first on the path. */
function find() {
  for (const program of [process.env.PYTHON, 'python3', '/usr/bin/python3']) {
    const found = program === undefined ? undefined : resolve(program);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds a Python that has what the samples and tests import; on Debian as root, installs it where
 * there is none.
 *
 * @returns {Promise<string>} the path of the program to start
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
