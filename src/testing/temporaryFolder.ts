import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Gives all tests of a run one folder for their temporary files, and removes it at the end. vitest
 * calls it before it starts its processes, which inherit `TMPDIR`.
 */
export default function createTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  };
}
