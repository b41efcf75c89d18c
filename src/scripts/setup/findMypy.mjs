import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

const find = () =>
  [process.env.MYPY, 'mypy', '/usr/bin/mypy'].find(
    (program) =>
      program !== undefined && spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0,
  );

/**
 * Finds the type checker of Python; on Debian as root, installs it where there is none. The check
 * that needs it is skipped without it.
 *
 * @returns {Promise<string | undefined>} the program to start
 */
export async function findMypy() {
  const found = find();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0)
    await installDebianPackages('Installing mypy', ['mypy']).catch(() => undefined);
  const installed = find();
  if (installed === undefined) {
    console.log(
      '! mypy: not found, so the types of the Python client are not checked. Fix: install it, or name the program with MYPY=/path/to/mypy.',
    );
  }
  return installed;
}
