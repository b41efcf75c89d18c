import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

const START_MS = 15_000;
const STOP_MS = 3_000;

/**
 * Runs the program of an unpacked sandbox and sends it one request. The files must be ones that you
 * trust: their code runs on this machine.
 *
 * @param files files of the package by name
 * @param program which of them is the program
 * @returns the status of `GET /vehicle/services`
 * @throws Error when the program does not start in 15 seconds
 */
export async function runPackage(
  files: ReadonlyMap<string, Buffer>,
  program: string,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smoke-'));
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      if (!file.startsWith(folder + path.sep)) throw new Error(`Archive: \`${name}\` leads out.`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }
    return await request(path.join(folder, program));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function request(file: string): Promise<number> {
  const child = spawn(process.execPath, [file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {PATH: process.env['PATH']},
  });
  const ended = once(child, 'exit');
  try {
    let printed = '';
    const signal = AbortSignal.timeout(START_MS);
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        printed += chunk.toString('utf8');
        const ready = /ready on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed);
        if (ready?.[1] !== undefined) resolve(ready[1]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      const fail = (): void => reject(new Error(`Sandbox: did not start, printed ${printed}`));
      child.once('exit', fail);
      child.once('error', fail);
      signal.addEventListener('abort', fail, {once: true});
    });
    const headers = {'x-api-key': 'test_default'};
    return (await fetch(`${url}/vehicle/services`, {headers, signal})).status;
  } finally {
    child.kill();
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(kill);
  }
}
