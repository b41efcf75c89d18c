import {spawnSync} from 'node:child_process';
import type {Problem} from '../problem';
import {hasProgram} from './hasProgram';
import type {Sample} from './sample';

/** Whether `bash` reads samples here. */
export const hasBash = (): boolean => hasProgram('bash', ['--version']);

/** The placeholder of `xargs` or `find` within the code of `-c`: what replaces it is run. */
const NAME_AS_CODE = /\b(?:ba|z)?sh -c (['"])(?:(?!\1).)*\{\}/;

/**
 * A script is one that bash can read, and it runs no file name as code. It is not run, and not read
 * where bash is not installed.
 */
export function checkShell(sample: Sample): Problem[] {
  const {file, text} = sample;
  const unsafe = text.split('\n').findIndex((line) => NAME_AS_CODE.test(line));
  if (unsafe === -1) return readShell(sample);
  const message = `runs a file name as code. Expected: \`{}\` as an argument, such as bash -c 'run "$1"' bash {}.`;
  return [{file, line: unsafe + 1, message}];
}

function readShell({file, name, text}: Sample): Problem[] {
  if (!hasBash()) return [];
  const readable = name.startsWith('inline.')
    ? text.replace(/<[A-Za-z_ ]+>/g, 'placeholder')
    : text;
  const {status, stderr} = spawnSync('bash', ['-n'], {input: readable, encoding: 'utf8'});
  if (status === 0) return [];
  const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{file, line: Number(line), message: `bash cannot read it: ${message}.`}];
}
