import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {names} from '../../../src/portal/product';
import {stagePython} from '../../../src/scripts/libraries/python/stagePython';
import {KEY} from '../../cloud-client/test/support/clients.js';
import type {Outcome, Runner} from '../../cloud-client/test/faults/FaultCase.js';

/** A text to mask, and after how many characters to cut it. */
interface Redaction {
  readonly secret: string;
  readonly text: string;
  readonly limit?: number;
}

/** A Python process that makes calls with the Python client. */
interface Driver {
  readonly run: Runner;
  readonly redact: (list: readonly Redaction[]) => Promise<string[]>;
  readonly close: () => void;
}

interface Reply {
  readonly id: number;
  readonly outcome?: unknown;
  readonly crash?: string;
}

/** Starts a Python process for all tests of a file. */
export async function startDriver(): Promise<Driver> {
  const script = path.join(import.meta.dirname, 'driver.py');
  const child = spawn(
    process.env.PYTHON ?? 'python3',
    ['-W', 'error', '-B', script, names.pythonModule, KEY],
    {
      env: {...process.env, PYTHONPATH: path.join(await stagePython(), 'src')},
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const waiting = new Map<
    number,
    {resolve: (value: unknown) => void; reject: (e: Error) => void}
  >();
  createInterface({input: child.stdout}).on('line', (line) => {
    const {id, outcome, crash} = JSON.parse(line) as Reply;
    const one = waiting.get(id);
    waiting.delete(id);
    if (crash === undefined) one?.resolve(outcome);
    else one?.reject(new Error(crash));
  });
  child.on('exit', (code) => {
    for (const {reject} of waiting.values()) reject(new Error(`driver.py ended with ${code}`));
  });
  let count = 0;
  const ask = (command: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, {resolve, reject});
      child.stdin.write(`${JSON.stringify({id, ...command})}\n`);
    });
  return {
    run: async (endpoint, call) => toJavaScript((await ask({endpoint, call})) as Outcome),
    redact: async (redact) => ((await ask({redact})) as {redacted: string[]}).redacted,
    close: () => child.kill(),
  };
}

/** Fields that JSON leaves out where there is no value. */
const NO_RESPONSE = {
  status: undefined,
  body: undefined,
  requestId: undefined,
  retryAfterMs: undefined,
};

/** Texts name options and times as the language does. */
function toJavaScript(outcome: Outcome): Outcome {
  if (outcome.error === undefined) return outcome;
  const message = outcome.error.message
    .replaceAll('`retry_ambiguous`', '`retryAmbiguous`')
    .replaceAll('`rate_limit`', '`rateLimit`')
    .replace(
      /within ([\d.]+) s\./,
      (_all, seconds: string) => `within ${Number(seconds) * 1000} ms.`,
    );
  return {...outcome, error: {...NO_RESPONSE, ...outcome.error, message}};
}
