import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/** Debian keeps servers in `sbin`, which is not on everybody's path. */
const find = ({program, variable, question}) =>
  [process.env[variable], program, `/usr/bin/${program}`, `/usr/sbin/${program}`].find(
    (place) => place !== undefined && spawnSync(place, [question], {stdio: 'ignore'}).status === 0,
  );

/**
 * Finds a program that one check needs; on Debian as root, installs it where there is none. Without
 * it, the check is skipped.
 *
 * @param {object} wanted
 * @param {string} wanted.program its name, and that of its command
 * @param {string} wanted.variable variable of the environment that names another place
 * @param {string} wanted.question argument with which it starts and ends at once
 * @param {string} [wanted.debian] package to install; without it, nothing is installed
 * @param {string} wanted.without what is not checked without it
 * @returns {Promise<string | undefined>} the program to start
 */
export async function findOptionalProgram(wanted) {
  const {program, variable, debian, without} = wanted;
  const found = find(wanted);
  if (found !== undefined) return found;
  if (debian !== undefined && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0)
    await installDebianPackages(`Installing ${program}`, [debian]).catch(() => undefined);
  const installed = find(wanted);
  if (installed === undefined) {
    console.log(
      `! ${program}: not found, so ${without}. Fix: install it, or name the program with ${variable}=/path/to/${program}.`,
    );
  }
  return installed;
}
