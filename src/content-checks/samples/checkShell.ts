import {spawnSync} from 'node:child_process';
import type {Problem} from '../problem';
import {hasProgram} from './hasProgram';
import type {Sample} from './sample';

/** Whether `bash` reads samples here. */
export const hasBash = (): boolean => hasProgram('bash', ['--version']);

/** A script is one that bash can read. It is not run, and not read where bash is not installed. */
export function checkShell({file, name, text}: Sample): Problem[] {
  if (!hasBash()) return [];
  const readable = name.startsWith('inline.')
    ? text.replace(/<[A-Za-z_ ]+>/g, 'placeholder')
    : text;
  const {status, stderr} = spawnSync('bash', ['-n'], {input: readable, encoding: 'utf8'});
  if (status === 0) return [];
  const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{file, line: Number(line), message: `bash cannot read it: ${message}.`}];
}
