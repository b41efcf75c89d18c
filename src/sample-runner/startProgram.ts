import {spawn} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';

export interface Program {
  /** What it has printed so far, errors included, in order. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Resolves with the output as soon as it matches. */
  waitFor(pattern: RegExp): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Longest time that a sample may take to print something: far above what any needs. */
const TIMEOUT_MS = 60_000;

export function startProgram(
  [file = '', ...args]: readonly string[],
  options: {cwd: string; env: Record<string, string>},
): Program {
  // A separate process group: stopping it also stops what a shell has started.
  const child = spawn(file, args, {...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
  return {
    output: () => text,
    ended,
    async waitFor(pattern) {
      for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
        if (pattern.test(text)) return text;
        if (child.exitCode !== null) break;
      }
      throw new Error(
        `${[file, ...args].join(' ')}: never printed ${String(pattern)}, got ${JSON.stringify(text)}.`,
      );
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, signal);
      await ended;
    },
  };
}
