import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ContractDocument} from '../../contract';
import {createShapesDocument} from '../../contract/samples/fixtures/createShapesDocument';
import {fileNames, shapes, type ExpectedRequest} from '../../contract/samples/fixtures/shapes';
import {toStrict} from '../../contract/samples/fixtures/toStrict';
import {toActual} from './compareRequest';
import {startParsingServer} from './startParsingServer';

/** One way to send the requests of a specification: returns a line for each that failed. */
export type Sender = (document: ContractDocument, folder: string) => Promise<readonly string[]>;

/** What arrived of the requests of one sender. */
export interface Attempt {
  readonly failed: readonly string[];
  /** By the number of the shape. */
  readonly sent: ReadonlyMap<number, {readonly method: string; readonly request: ExpectedRequest}>;
}

/** Sends every shape in every way, and keeps what arrived. */
export async function tryShapes<Name extends string>(
  senders: Readonly<Record<Name, Sender>>,
): Promise<Record<Name, Attempt>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shapes-'));
  for (const name of fileNames) writeFileSync(path.join(folder, name), 'bytes of file.bin');
  const server = await startParsingServer();
  const document = createShapesDocument(server.url, shapes.map(toStrict));
  const attempts: [string, Attempt][] = [];
  try {
    for (const [name, send] of Object.entries<Sender>(senders)) {
      server.received.clear();
      const failed = await send(document, folder);
      const sent = new Map<number, {method: string; request: ExpectedRequest}>();
      for (const [number, received] of server.received) {
        const expected = shapes[number]?.expected ?? {};
        const request = await toActual(number, received, expected).catch(() => ({}));
        sent.set(number, {method: received.method, request});
      }
      attempts.push([name, {failed, sent}]);
    }
  } finally {
    server.close();
    rmSync(folder, {recursive: true});
  }
  return Object.fromEntries(attempts) as Record<Name, Attempt>;
}
