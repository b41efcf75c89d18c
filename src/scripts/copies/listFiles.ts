import {execFileSync} from 'node:child_process';

const runGit = (cwd: string, ...options: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...options], {cwd, encoding: 'utf8', maxBuffer: 1e8})
    .split('\0')
    .filter(Boolean);

/** The files of a working tree that git tracks or would track, below its folder. */
export function listFiles(dir: string): string[] {
  const removed = new Set(runGit(dir, '--deleted'));
  return runGit(dir, '--cached', '--others', '--exclude-standard', '--deduplicate').filter(
    (file) => !removed.has(file),
  );
}
