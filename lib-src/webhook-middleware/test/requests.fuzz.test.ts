import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {countCases, getPatienceMs, note, SEED} from '../../../src/testing/fuzz/fuzz';
import {connect, createBody, createHead, getStatus} from './support/requests.js';
import {createRandom} from './support/random.js';
import {startServer, type TestServer} from './support/servers.js';
import {getConfig, sign} from './support/sign.js';

const COUNT = countCases(10_000);
/**
 * The status that a guarded server may send: everything but 5xx. 0 is a connection that Node.js
 * closed without a response.
 */
const EXPECTED = new Set([0, 204, 400, 401, 403, 404, 408, 409, 411, 413, 415, 417, 431]);

const uncaught: unknown[] = [];
const collect = (error: unknown): void => void uncaught.push(error);
let server: TestServer;

beforeAll(async () => {
  process.on('uncaughtException', collect).on('unhandledRejection', collect);
  server = await startServer(getConfig('HS256'), {kind: 'http', bodyTimeoutMs: 200});
});
afterAll(async () => {
  await server.close();
  process.off('uncaughtException', collect).off('unhandledRejection', collect);
});

type Random = ReturnType<typeof createRandom>;

const PIECES = [
  'null',
  '{}',
  '[]',
  '"',
  '\\u0000',
  '1e999',
  '-0',
  '__proto__',
  '\ud800',
  '{"length":1e9}',
  'true',
  '\r\n',
  '%00',
  '==',
  '\u2028',
  '.',
  ',',
  ' ',
];

function mutateBytes(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  switch (random.below(5)) {
    case 0:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([random.below(256)]),
        bytes.subarray(at + 1),
      ]);
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(random.pick(PIECES)),
        bytes.subarray(at),
      ]);
    case 3:
      return Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.max(0, at - random.below(40))),
      ]);
    default:
      return Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.min(bytes.length, at + random.below(40))),
      ]);
  }
}

/** Replaces a value somewhere in the JSON, so that many mutants are well-formed, signed and wrong. */
function mutateJson(random: Random): Buffer {
  const values = [
    null,
    true,
    0,
    -1,
    1e300,
    '',
    'text',
    [],
    {},
    [null],
    {length: 5},
    {__proto__: null},
  ];
  const root: Record<string, unknown> = JSON.parse(
    createBody({attachments: [{mimeType: 'image/png', data: 'AAAA'}]}),
  );
  let target: Record<string, unknown> = root;
  for (;;) {
    const key = random.pick(Object.keys(target));
    const value = target[key];
    if (
      typeof value !== 'object' ||
      value === null ||
      Object.keys(value).length === 0 ||
      random.below(3) === 0
    ) {
      if (random.below(4) === 0) Reflect.deleteProperty(target, key);
      else target[key] = random.pick(values);
      return Buffer.from(JSON.stringify(root));
    }
    target = value as Record<string, unknown>;
  }
}

const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: ',
  'Content-Type: application/json; charset=utf-16',
  'Content-Encoding: br',
  'Content-Encoding: identity',
  'X-Signature: AAAA',
  'Expect: 100-continue',
  'Expect: lunch',
  'Connection: close',
  'X-Forwarded-For: \u00ff',
  'Transfer-Encoding: identity',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x10',
];

function createMutant(random: Random): {head: string; body: Buffer} {
  const original = Buffer.from(createBody());
  const body = random.below(2) === 0 ? mutateJson(random) : mutateBytes(random, original);
  // Three of four are signed after the mutation, so that they get past the signature.
  let signature = sign(random.below(4) === 0 ? original : body);
  if (random.below(5) === 0) {
    signature = mutateBytes(random, Buffer.from(signature))
      .toString('latin1')
      .replace(/[\r\n]/g, '');
  }
  const headers = [
    `X-Signature: ${signature}`,
    `Content-Length: ${random.below(20) === 0 ? random.below(2000) : body.length}`,
  ];
  for (let extra = random.below(3); extra > 0; extra -= 1) headers.push(random.pick(HEADERS));
  return {head: createHead(headers), body};
}

describe(`${COUNT.toLocaleString('en')} random mutations of bodies, headers and signatures`, () => {
  it(
    'are all rejected or accepted as an event, without an uncaught exception',
    {timeout: getPatienceMs(COUNT)},
    async (context) => {
      const random = createRandom(SEED);
      note(context, 'webhook middleware: requests', COUNT);
      const outcomes = new Map<number, number>();
      for (let sent = 0; sent < COUNT; sent += 50) {
        await Promise.all(
          Array.from({length: 50}, async () => {
            const {head, body} = createMutant(random);
            const connection = connect(server);
            connection.write(Buffer.from(head, 'latin1'));
            connection.write(body);
            connection.end();
            const status = getStatus(
              (await connection.response).replace('HTTP/1.1 100 Continue\r\n\r\n', ''),
            );
            connection.destroy();
            outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
          }),
        );
      }
      console.log(
        `seed ${SEED}: ${JSON.stringify(Object.fromEntries([...outcomes].sort()))}, events ${server.received.length}, uncaught ${uncaught.length}`,
      );
      expect(uncaught).toEqual([]);
      expect(server.errors).toEqual([]);
      expect([...outcomes.keys()].filter((status) => !EXPECTED.has(status))).toEqual([]);
      // The mutants reach every stage.
      for (const status of [204, 400, 401, 415])
        expect(outcomes.get(status) ?? 0).toBeGreaterThan(COUNT / 100);
      for (const event of server.received) {
        expect([
          event.detectedAt instanceof Date,
          typeof event.event.plate.found,
          Array.isArray(event.attachments),
        ]).toEqual([true, 'boolean', true]);
      }
    },
  );
});
