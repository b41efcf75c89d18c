import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {stageLibrary} from '../../../src/scripts/libraries/stageLibrary';
import {startServer} from './support/servers.js';
import {algorithms, getConfig, getKeyPair, secret} from './support/sign.js';

const dir = mkdtempSync(path.join(tmpdir(), 'cli-'));
let program: string;

function save(name: string, contents: string | Buffer): string {
  const file = path.join(dir, name);
  writeFileSync(file, contents);
  return file;
}

beforeAll(async () => {
  program = path.join((await stageLibrary('webhook-middleware')).dir, 'dist/esm/cli.js');
  save('secret.txt', `${secret}\n`);
}, 120_000);
afterAll(() => rmSync(dir, {recursive: true}));

interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], {cwd: dir}, (error, stdout, stderr) =>
      resolve({status: error === null ? 0 : Number(error.code), stdout, stderr}),
    );
  });
const send = (url: string, ...args: string[]): Promise<Run> =>
  run('send', '--url', url, '--algorithm', 'HS256', '--secret-file', 'secret.txt', ...args);

describe('send', () => {
  it.each(algorithms)(
    'posts an event with a picture that a receiver accepts, signed with %s',
    async (algorithm) => {
      const server = await startServer(getConfig(algorithm));
      const isSecret = algorithm.startsWith('HS');
      const keyFile = isSecret
        ? 'secret.txt'
        : save(
            `${algorithm}.pem`,
            getKeyPair(algorithm as 'RS256').privateKey.export({
              type: 'pkcs8',
              format: 'pem',
            }) as string,
          );
      const {status, stdout} = await run(
        'send',
        '--url',
        server.url,
        '--algorithm',
        algorithm,
        isSecret ? '--secret-file' : '--private-key-file',
        keyFile,
      );
      await server.close();
      expect(stdout).toMatch(
        new RegExp(
          `^POST ${server.url}, \\d+ bytes, ${algorithm}\\n204 No Content after \\d+ ms\\n$`,
        ),
      );
      expect(status).toBe(0);
      const [received] = server.received;
      expect(received?.event.plate).toMatchObject({found: true, unicodeText: 'ABC123'});
      expect(received?.attachments[0]?.mimeType).toBe('image/png');
      expect(received?.attachments[0]?.data.subarray(1, 4).toString()).toBe('PNG');
      expect(Math.abs(Date.now() - (received?.detectedAt.getTime() ?? 0))).toBeLessThan(60_000);
    },
  );

  it('sends a picture and a body of your own', async () => {
    const server = await startServer(getConfig('HS256'));
    await send(server.url, '--attachment', save('car.jpg', Buffer.from([0xff, 0xd8])));
    await send(
      server.url,
      '--event-file',
      save(
        'event.json',
        '{"detectionTimestamp":7,"event":{"mmr":{"found":false},"plate":{"found":false}}}',
      ),
    );
    await server.close();
    expect(server.received[0]?.attachments).toEqual([
      {mimeType: 'image/jpeg', data: Buffer.from([0xff, 0xd8])},
    ]);
    expect(server.received[1]?.detectedAt.getTime()).toBe(7);
  });

  it('says what a rejection means', async () => {
    const server = await startServer(getConfig('HS256'));
    const {status, stdout} = await run(
      'send',
      '--url',
      server.url,
      '--algorithm',
      'HS256',
      '--secret-file',
      save('other.txt', 'another secret'),
    );
    await server.close();
    expect(status).toBe(1);
    expect(stdout).toContain('401 Unauthorized after ');
    expect(stdout).toContain('{"code":"ERR_SIGNATURE_MISMATCH"');
    expect(stdout).toContain(
      'The receiver uses another key or algorithm, or something before the middleware changed the body.',
    );
    expect(stdout).not.toContain('another secret');
  });
});

describe('a response', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const listen = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  };

  it('of 500 is what the agent would repeat', async () => {
    const {status, stdout} = await send(
      await listen((_request, response) => response.writeHead(500).end('disk full')),
    );
    expect([status, stdout.split('\n').slice(2)]).toEqual([
      1,
      ['disk full', 'The agent would send this event again.', ''],
    ]);
  });

  it('is printed without control characters, and cut', async () => {
    const {stdout} = await send(
      await listen((_request, response) => response.end(`\u001b[31mred${'x'.repeat(10_000)}`)),
    );
    expect(stdout).not.toContain('\u001b');
    expect(stdout.length).toBeLessThan(800);
    expect(stdout).toContain('(10008 characters)');
  });

  it('that redirects is not followed', async () => {
    const {status, stdout} = await send(
      await listen((_request, response) =>
        response.writeHead(302, {location: 'http://127.0.0.1:1/'}).end(),
      ),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('302 Found');
  });

  it('that does not come is named', async () => {
    const url = await listen(() => {});
    expect(await send(url, '--timeout-ms', '100')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('no response: nothing within 100 ms.'),
    });
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    expect(await send(url)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'no response: nothing listens at this address (ECONNREFUSED).',
      ),
    });
  });
});

describe('wrong arguments end with status 2 and a sentence', () => {
  const url = 'http://127.0.0.1:1/';
  it.each([
    [['receive'], 'command: is unknown, got "receive". Expected: send.'],
    [['send', '--url', url], '--algorithm: is unknown, got "". Expected: one of HS256, '],
    [['send', '--url', url, '--algorithm', 'none'], '--algorithm: is unknown, got "none".'],
    [
      ['send', '--url', url, '--algorithm', 'HS256'],
      '--secret-file: is missing. Expected: the file with the key of HS256.',
    ],
    [
      ['send', '--url', url, '--algorithm', 'ES256', '--secret-file', 'secret.txt'],
      '--private-key-file: is missing.',
    ],
    [
      [
        'send',
        '--url',
        url,
        '--algorithm',
        'ES256',
        '--secret-file',
        'a',
        '--private-key-file',
        'b',
      ],
      '--secret-file: does not fit ES256.',
    ],
    [
      ['send', '--algorithm', 'HS256', '--secret-file', 'secret.txt'],
      '--url: is missing. Expected: an absolute http or https URL.',
    ],
    [
      ['send', '--url', 'ftp://x', '--algorithm', 'HS256', '--secret-file', 'secret.txt'],
      '--url: is not a URL, got "ftp://x".',
    ],
    [
      ['send', '--url', url, '--algorithm', 'HS256', '--secret-file', 'nowhere.txt'],
      '--secret-file: cannot be read (ENOENT), got "nowhere.txt".',
    ],
    [
      ['send', '--url', url, '--algorithm', 'ES256', '--private-key-file', 'secret.txt'],
      '--private-key-file: holds no key for ES256, got "secret.txt".',
    ],
    [
      [
        'send',
        '--url',
        url,
        '--algorithm',
        'HS256',
        '--secret-file',
        'secret.txt',
        '--timeout-ms',
        'soon',
      ],
      '--timeout-ms: is out of range, got "soon".',
    ],
    [['send', '--colour'], "Unknown option '--colour'"],
  ])('%j', async (args, message) => {
    const {status, stderr} = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: ');
  });

  it('and help with status 0', async () => {
    for (const args of [['--help'], []]) {
      expect(await run(...args)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Usage: '),
        stderr: '',
      });
    }
  });
});
