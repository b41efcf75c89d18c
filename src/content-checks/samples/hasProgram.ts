import {spawnSync} from 'node:child_process';

const known = new Map<string, boolean>();

/** Whether a program is installed: a command of it that does nothing succeeds. */
export function hasProgram(program: string, args: readonly string[]): boolean {
  const key = [program, ...args].join(' ');
  const has = known.get(key) ?? spawnSync(program, args, {stdio: 'ignore'}).status === 0;
  known.set(key, has);
  return has;
}
