import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A program of `src/scripts` with its command line. */
export interface Start {
  readonly script: string;
  readonly args: readonly string[];
}

/** How a program ended. */
export interface Ending {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const HOST = path.join(import.meta.dirname, 'host.mjs');
const TSX = path.resolve('src/scripts/setup/tsx.mjs');

/**
 * Runs programs to their ends, each with its own command line, output and exit code. They share a
 * process, since starting one and loading the modules takes longer than what most tests look at.
 *
 * @param starts in the order in which they run
 * @param env more environment, for all of them
 */
export function runPrograms(
  starts: readonly Start[],
  env: Readonly<Record<string, string | undefined>> = {},
): Ending[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const [plan, results] = [path.join(folder, 'plan.json'), path.join(folder, 'results.json')];
  try {
    writeFileSync(plan, JSON.stringify(starts));
    execFileSync(process.execPath, ['--import', TSX, HOST, plan, results], {
      env: {...process.env, ...env},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(results, 'utf8')) as Ending[];
  } finally {
    rmSync(folder, {recursive: true});
  }
}
