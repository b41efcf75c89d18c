import {spawnSync} from 'node:child_process';
import type {Problem} from '../problem';
import type {Sample} from './sample';

/** A script is one that bash can read. It is not run. */
export function checkShell({file, name, text}: Sample): Problem[] {
  const readable = name.startsWith('inline.')
    ? text.replace(/<[A-Za-z_ ]+>/g, 'placeholder')
    : text;
  const {status, stderr} = spawnSync('bash', ['-n'], {input: readable, encoding: 'utf8'});
  if (status === 0) return [];
  const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{file, line: Number(line), message: `bash cannot read it: ${message}.`}];
}
