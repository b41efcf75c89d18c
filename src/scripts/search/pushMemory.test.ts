import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import {
  createPinnedRecords,
  createRecord,
  writeRecords,
} from '../../testing/typesense/writeRecords';

/** What is pushed. */
interface PushLoad {
  readonly records: number;
  /** Characters of text in each, on top of some 400 of everything else. */
  readonly characters: number;
  /** Options of Node.js for the push. */
  readonly nodeOptions: string;
}

/** What it took. */
interface PushFigures {
  readonly records: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Largest resident size of the process that pushed. */
  readonly peakMegabytes: number;
}

/**
 * Pushes generated records to a double. Each runs in its own process, so the memory is that of the
 * push alone.
 */
async function measurePush({records, characters, nodeOptions}: PushLoad): Promise<PushFigures> {
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

/** A small heap is collected often, so what grows is what the push holds. */
const nodeOptions = '--max-old-space-size=64 --max-semi-space-size=2';

it('pushes 10,000 records of 53 MB in less than half their size of memory', async () => {
  const few = await measurePush({records: 200, characters: 5_000, nodeOptions});
  const many = await measurePush({records: 10_000, characters: 5_000, nodeOptions});
  console.log(
    `10,000 records: ${many.seconds} s, ${many.peakMegabytes} MB; 200 records: ${few.peakMegabytes} MB`,
  );
  expect(many.megabytes).toBeGreaterThan(50);
  expect(many.peakMegabytes - few.peakMegabytes).toBeLessThan(25);
}, 120_000);
