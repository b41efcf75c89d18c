import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Short: the path of a browser's socket has at most 107 bytes. */
const PREFIX = 'tests-';

/**
 * Gives all tests of a run one folder for their temporary files, and removes it at the end. vitest
 * calls it for each project before it starts processes, which inherit `TMPDIR`.
 */
export default function createTemporaryFolder(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  };
}
