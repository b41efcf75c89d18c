import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that a job runs once at a time in this folder. A lock left by a job that died is taken
 * over.
 *
 * @param {string} file where the lock is kept
 * @param {string} job what it guards, for the message
 * @returns {() => void} releases the lock
 * @throws {Error} when the job is running already
 */
export function takeLock(file, job) {
  mkdirSync(path.dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      return () => rmSync(file, {force: true});
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (isRunning(owner)) {
        throw new Error(
          `${job}: is running already in this folder (process ${owner}). Fix: wait for it to end, then try again.`,
        );
      }
      rmSync(file, {force: true});
    }
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
