import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {
  createPinnedRecords,
  createRecord,
  writeRecords,
} from '../../testing/typesense/writeRecords';

/** What is pushed. */
export interface PushLoad {
  readonly records: number;
  /** Characters of text in each, on top of some 400 of everything else. */
  readonly characters: number;
  /** Options of Node.js for the push, such as a limit of its heap. */
  readonly nodeOptions?: string;
}

/** What it took. */
export interface PushFigures {
  readonly records: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Largest resident size of the process that pushed. */
  readonly peakMegabytes: number;
}

/** Pushes generated records to a double; both run in processes of their own, so that the memory is that of the push alone. */
export async function measurePush({
  records,
  characters,
  nodeOptions = '',
}: PushLoad): Promise<PushFigures> {
  const text = 'How a hook is registered. '.repeat(Math.ceil(characters / 26)).slice(0, characters);
  const pinned = createPinnedRecords();
  const file = writeRecords([
    ...pinned,
    ...Array.from({length: records - pinned.length}, (_, index) =>
      createRecord(String(index), {content: text}),
    ),
  ]);
  const double = run('src/testing/typesense/serve.ts', []);
  try {
    const [origin] = (await once(
      createInterface({input: double.stdout as NodeJS.ReadableStream}),
      'line',
    )) as [string];
    const push = run('src/scripts/pushSearch.ts', ['--file', file], {
      TYPESENSE_NODES: origin,
      TYPESENSE_ADMIN_KEY: 'admin',
      TYPESENSE_SEARCH_KEY: '',
      TYPESENSE_COLLECTION: 'docs',
      NODE_OPTIONS: nodeOptions,
    });
    let output = '';
    push.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(push, 'close');
    const figures = /Done in ([\d.]+) s, with at most (\d+) MB/.exec(output);
    if (figures === null) throw new Error(`The push did not end, got ${JSON.stringify(output)}.`);
    return {
      records,
      megabytes: Math.round(statSync(file).size / 1e6),
      seconds: Number(figures[1]),
      peakMegabytes: Number(figures[2]),
    };
  } finally {
    double.kill();
    rmSync(path.dirname(file), {recursive: true});
  }
}

const run = (
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
