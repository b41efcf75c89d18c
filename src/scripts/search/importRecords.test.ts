import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {createClient} from '../../testing/typesense/serverUnderTest';
import {createRecord, writeRecords} from '../../testing/typesense/writeRecords';
import {importRecords} from './importRecords';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/**
 * A server that sends this response to each import, or hangs. @returns the size of each request,
 * and its origin
 */
async function start(
  toResponseText: (lines: number) => string | undefined,
): Promise<{readonly sizes: number[]; readonly origin: string}> {
  const sizes: number[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      sizes.push(body.length);
      const text = toResponseText(body.split('\n').length);
      if (text !== undefined) response.setHeader('Content-Type', 'text/plain').end(text);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return {sizes, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

const accept = (lines: number): string =>
  Array.from({length: lines}, () => '{"success":true}').join('\n');

describe('importing records', () => {
  it('sends at most 500 at once, and fewer when they are long', async () => {
    const {sizes, origin} = await start(accept);
    const progress: number[] = [];
    const long = Array.from({length: 5}, (_, index) =>
      createRecord(`long-${index}`, {content: 'x'.repeat(400_000)}),
    );
    await importRecords(
      createClient(origin, 'k'),
      'docs',
      writeRecords([
        ...long,
        ...Array.from({length: 700}, (_, index) => createRecord(String(index))),
      ]),
      {onProgress: (imported) => progress.push(imported)},
    );
    expect(progress).toEqual([2, 4, 504, 705]);
    expect(Math.max(...sizes)).toBeLessThan(1_100_000);
  });

  it('fails when the response has fewer lines than the request', async () => {
    const {origin} = await start((lines) => accept(lines - 1));
    await expect(
      importRecords(
        createClient(origin, 'k'),
        'docs',
        writeRecords([createRecord('1'), createRecord('2')]),
      ),
    ).rejects.toThrow('Import: 1 response lines. Expected: 2, one per record.');
  });

  it('fails when the server hangs', async () => {
    const {origin} = await start(() => undefined);
    await expect(
      importRecords(createClient(origin, 'k'), 'docs', writeRecords([createRecord('1')]), {
        timeoutMs: 200,
      }),
    ).rejects.toThrow('Import: no response to a batch within 0.2 s.');
  });
});
