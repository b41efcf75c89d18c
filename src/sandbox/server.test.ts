import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get} from 'node:http';
import {get as getSecurely} from 'node:https';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {sandboxOptions} from '../data/sandboxOptions';
import {createClock} from './clock';
import {readOptions} from './program/readOptions';
import {StateFile} from './program/StateFile';
import {startSandboxServer, type SandboxServer} from './server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const running: (SandboxServer | ChildProcess)[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) await ('close' in one ? one.close() : one.kill());
});

interface Run {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** `npm run sandbox` without npm. */
function run(...options: readonly string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/sandbox/cli.ts', ...options], {
    cwd: root,
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    process: child,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

/** What the program does with its arguments; the tests that start it show that it reports errors. */
const start = async (...options: readonly string[]): Promise<SandboxServer> => {
  const server = await startSandboxServer(readOptions(options));
  running.push(server);
  return server;
};

const waitForReadyLine = ({process: child, output}: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('ready on') && resolve(output()));
    child.once('close', () => reject(new Error(output())));
  });

describe('npm run sandbox', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints where it is ready, serves, and ends cleanly on %s',
    async (signal) => {
      const sandbox = run('--port', '0', '--plan', 'vip_20m');
      const line = await waitForReadyLine(sandbox);
      expect(line).toMatch(
        /^Sandbox: ready on http:\/\/127\.0\.0\.1:\d+\. Key: test_default \(VIP 20M\)\./,
      );
      const url = /http:\/\/[\d.:]+\d/.exec(line)?.[0] ?? '';
      const response = await fetch(`${url}/usageplan-subscriptions`, {
        headers: {'x-api-key': 'test_default'},
      });
      expect(await response.json()).toEqual(['vip20m']);
      sandbox.process.kill(signal);
      expect(await sandbox.ended).toBe(0);
    },
  );

  it('ends with npm, which does not pass its signals on', async () => {
    const npm = spawn('npm', ['run', '--silent', 'sandbox', '--', '--port', '0'], {cwd: root});
    running.push(npm);
    const line = await new Promise<string>((resolve) =>
      npm.stdout.on(
        'data',
        (chunk: Buffer) => String(chunk).includes('ready on') && resolve(String(chunk)),
      ),
    );
    const url = /http:\/\/[\d.:]+\d/.exec(line)?.[0] ?? '';
    expect((await fetch(`${url}/region`)).status).toBe(200);
    npm.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${url}/region`)).rejects.toThrow('fetch failed'), {
      timeout: 10_000,
      interval: 100,
    });
  });

  it('has the options that the document lists, with their defaults', async () => {
    const sandbox = run('--help');
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.output()).toContain('--fault (default: none)');
    expect(readOptions([])).toMatchObject({
      port: 4010,
      host: '127.0.0.1',
      plan: 'basic_10k',
      latencyMs: 0,
    });
    for (const {option, default: value} of sandboxOptions) {
      const given = ['none', 'now'].includes(value) ? [] : [option, value];
      expect({...readOptions(given), clock: undefined}, option).toEqual({
        ...readOptions([]),
        clock: undefined,
      });
    }
  });

  it('says so when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const {port} = other.address() as AddressInfo;
    const sandbox = run('--port', String(port));
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output()).toBe(
      `port ${port}: is in use. Fix: stop the other program, or choose another port with \`--port\`.\n`,
    );
    other.close();
  });

  it.each([
    [['--plan', 'gold'], '`plan`: unknown, got "gold". Expected: one of free, basic_10k,'],
    [
      ['--port', 'http'],
      '`--port`: out of range, got "http". Expected: an integer from 0 to 65535.',
    ],
    [
      ['--fault', '404:5%'],
      '`--fault`: not a fault, got "404:5%". Expected: a status of 408, 429,',
    ],
    [['--fault', '500:60%', '--fault', '503:50%'], 'Expected: shares of 100% at most together.'],
    [['--clock', 'noon'], '`--clock`: not a time, got "noon". Expected: an ISO 8601 time such as'],
    [
      ['--latency', '2s'],
      '`--latency`: out of range, got "2s". Expected: an integer from 0 to 60000.',
    ],
    [
      ['--prot', '1'],
      /^Unknown option '--prot'\. Expected: --port, --host, .*, or `mcp` alone\. Fix: see `--help`\.$/m,
    ],
    [['serve'], /^Unexpected argument 'serve'.* Expected: --port, /m],
    [
      ['--record', 'none/calls.jsonl'],
      /^none\/calls\.jsonl: cannot be written \(ENOENT: .*\)\. Fix: name a file in a folder that you may write to with `--record`\.$/m,
    ],
    [
      ['--replay', 'none/calls.jsonl'],
      /^none\/calls\.jsonl: cannot be read \(ENOENT: .*\)\. Fix: name a file that `--record` wrote with `--replay`\.$/m,
    ],
    [
      ['--record', 'a', '--replay', 'b'],
      '`--record`: given with `--replay`, got "a". Expected: one of the two.',
    ],
    [
      ['--host', '203.0.113.1'],
      'host 203.0.113.1, port 4010: cannot be listened on (EADDRNOTAVAIL).',
    ],
  ])('rejects %o', async (options, message) => {
    await expect(start(...options)).rejects.toThrow(message);
  });

  it('says what is wrong with arguments, and nothing else', async () => {
    const sandbox = run('mcp', 'serve');
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output()).toBe(
      '`mcp`: takes no other argument, got "serve". Expected: `mcp` alone.\n',
    );
  });

  it('rejects a certificate and a key that no server can use, each by its option', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'tls-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const one = createCertificate(dir, 'one');
    const other = createCertificate(dir, 'other');
    const bad = path.join(dir, 'bad.pem');
    writeFileSync(bad, 'text');
    const rejectTls = async (cert: string, key: string): Promise<string> => {
      const error = await start('--port', '0', '--tls-cert', cert, '--tls-key', key).catch(
        (reason: unknown) => reason,
      );
      return (error as Error).message.replaceAll(dir, '…').replaceAll(/\(error:.*?\)/g, '(…)');
    };
    const expected = 'a PEM file with a private key that is not encrypted';
    expect([
      await rejectTls(bad, bad),
      await rejectTls(one.cert, bad),
      await rejectTls(one.key, one.cert),
      await rejectTls(one.cert, other.key),
    ]).toEqual([
      '`--tls-cert`: cannot be used (…), got "…/bad.pem". Expected: a PEM file that begins with a certificate.',
      `\`--tls-key\`: cannot be used (…), got "…/bad.pem". Expected: ${expected}.`,
      '`--tls-cert`: cannot be used (…), got "…/one-key.pem". Expected: a PEM file that begins with a certificate.',
      '`--tls-key`: of another certificate, got "…/other-key.pem". Expected: the private key of …/one.pem.',
    ]);
  });
});

/** Files with a new certificate of this machine and its key. */
function createCertificate(dir: string, name: string): {cert: string; key: string} {
  const [cert, key] = [path.join(dir, `${name}.pem`), path.join(dir, `${name}-key.pem`)];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1';
  const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...request.split(' '), ...files], {stdio: 'ignore'});
  return {cert, key};
}

/** What comes back for a request line as it is; `fetch` would normalize it. */
async function sendRaw(url: string, requestLine: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(`${requestLine}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('the sandbox over HTTP', () => {
  it('gives a share of the requests a fault, the same ones for the same seed', async () => {
    const listStatuses = async (seed: number): Promise<number[]> => {
      let now = 0;
      // Each look at the clock is a second later, so that no request is throttled.
      const clock = createClock(() => (now += 1_000));
      const server = await startSandboxServer({faults: [{status: 429, share: 0.2}], seed, clock});
      running.push(server);
      const statuses: number[] = [];
      for (let index = 0; index < 100; index += 1) {
        const response = await fetch(`${server.url}/vehicle/eur`, {
          method: 'POST',
          headers: {'x-api-key': 'test_vip_20m'},
        });
        statuses.push(response.status);
      }
      expect((await fetch(`${server.url}/_sandbox/state`)).status).toBe(200);
      return statuses;
    };
    const statuses = await listStatuses(7);
    expect(await listStatuses(7)).toEqual(statuses);
    expect(await listStatuses(8)).not.toEqual(statuses);
    const faults = statuses.filter((status) => status === 429);
    expect(faults.length).toBeGreaterThan(8);
    expect(faults.length).toBeLessThan(34);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100 - faults.length);
  });

  it('waits, begins at a time of its own, and responds under further names', async () => {
    const start = Date.parse('2026-01-31T23:59:00Z');
    const server = await startSandboxServer({
      latencyMs: 300,
      clock: createClock(() => start),
      allowedNames: ['sandbox'],
    });
    running.push(server);
    const before = performance.now();
    await fetch(`${server.url}/vehicle/services`, {headers: {'x-api-key': 'test_default'}});
    expect(performance.now() - before).toBeGreaterThanOrEqual(299);
    const state = (await (await fetch(`${server.url}/_sandbox/state`)).json()) as {now: number};
    expect(state.now).toBe(start);
    const {port} = new URL(server.url);
    const hosts = [`sandbox:${port}`, `other:${port}`];
    const responses = hosts.map((host) =>
      sendRaw(server.url, `GET http://${host}/_sandbox/state HTTP/1.1`),
    );
    expect((await Promise.all(responses)).map((text) => text.slice(0, 12))).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 421',
    ]);
  });

  it('responds after it has read the whole of a body that is far too large', async () => {
    const server = await startSandboxServer();
    running.push(server);
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(40_000_000)]), 'large.jpg');
    const response = await fetch(`${server.url}/vehicle/eur`, {
      method: 'POST',
      headers: {'x-api-key': 'test_default'},
      body,
    });
    expect(response.status).toBe(413);
  });

  it('is served over HTTPS with a certificate, and its links are too', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'tls-'));
    const {cert, key} = createCertificate(dir, 'local');
    const {tls} = readOptions(['--tls-cert', cert, '--tls-key', key]);
    const server = await startSandboxServer({tls});
    running.push(server);
    const body = await new Promise<string>((resolve, reject) => {
      getSecurely(
        `${server.url}/_sandbox/samples`,
        {ca: readFileSync(cert), servername: 'localhost'},
        (response) => resolve(text(response)),
      ).on('error', reject);
    });
    expect(body).toContain(`"picture": "${server.url}/_sandbox/samples/`);
    expect(server.url).toMatch(/^https:/);
    rmSync(dir, {recursive: true});
  });

  it('goes on with a kept state, and says so when there is none to be had', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'state-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const stateFile = path.join(dir, 'state.json');
    const key = {'x-api-key': 'test_storage'};
    const get = async (url: string, place: string): Promise<unknown> =>
      (await fetch(`${url}${place}`, {headers: key})).json();
    const describe = async (url: string): Promise<unknown> => {
      const {keys} = (await get(url, '/_sandbox/state')) as {keys: readonly object[]};
      const events = JSON.stringify(await get(url, '/storage/events/vehicle'));
      return [keys, await get(url, '/storage/hooks'), events.replaceAll(url, '')];
    };

    // Two hours later it must be the same day.
    const noon = Date.parse('2026-03-10T12:00:00Z');
    const first = await startSandboxServer({stateFile, clock: createClock(() => noon)});
    const picture = await fetch(`${first.url}/_sandbox/samples/plate-european.jpg`);
    const form = new FormData();
    form.append('service', 'anpr');
    form.append('image', await picture.clone().blob(), 'car.jpg');
    await fetch(`${first.url}/vehicle/eur`, {method: 'POST', headers: key, body: form});
    await fetch(`${first.url}/_sandbox/advance?seconds=7200`, {method: 'POST'});
    const before = await describe(first.url);
    expect(JSON.stringify(before)).toContain('"usedToday":1');
    await first.close();

    const second = await startSandboxServer({stateFile, clock: createClock(() => noon)});
    running.push(second);
    expect(await describe(second.url)).toEqual(before);
    const links = /[^"]+\/storage\/attachments\/[^"]+/g;
    const [attachment = ''] =
      JSON.stringify(await get(second.url, '/storage/events/vehicle')).match(links) ?? [];
    expect((await (await fetch(attachment)).arrayBuffer()).byteLength).toBe(
      (await picture.clone().arrayBuffer()).byteLength,
    );

    // The plan is that of the start, and a key that the file does not have is there.
    const saved = readFileSync(stateFile, 'utf8').replace('"key":"test_free"', '"key":"test_gone"');
    const olderFile = path.join(dir, 'older.json');
    writeFileSync(olderFile, saved);
    const third = await startSandboxServer({stateFile: olderFile, plan: 'vip_20m'});
    running.push(third);
    const {keys} = (await get(third.url, '/_sandbox/state')) as {
      keys: readonly {key: string; plan: string}[];
    };
    expect(keys.find(({key: name}) => name === 'test_default')?.plan).toBe('vip_20m');
    expect(keys.filter(({key: name}) => /free|gone/.test(name))).toHaveLength(1);
    expect(keys).toHaveLength((before as readonly (readonly object[])[])[0]?.length ?? 0);

    // The servers above still save theirs.
    const brokenFile = path.join(dir, 'broken.json');
    writeFileSync(brokenFile, '{"format": 1, "acc');
    await expect(startSandboxServer({stateFile: brokenFile})).rejects.toThrow(
      `${brokenFile}: not a state of this sandbox (`,
    );
    await expect(startSandboxServer({stateFile: path.join(dir, 'none/x')})).rejects.toThrow(
      'cannot be written (ENOENT',
    );
  });

  it('has written the state when a save resolves, also beside another one', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'state-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const server = await startSandboxServer();
    running.push(server);
    const stateFile = new StateFile(path.join(dir, 'state.json'));
    const first = stateFile.save(server.sandbox);
    await stateFile.save(server.sandbox);
    expect(existsSync(path.join(dir, 'state.json'))).toBe(true);
    await first;
  });

  it('writes what a slow response has changed without another request', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'state-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const stateFile = path.join(dir, 'state.json');
    const server = await startSandboxServer({stateFile, latencyMs: 600});
    running.push(server);
    const hook = JSON.stringify({hookUrl: 'https://hooks.example.com/slow', apis: {vehicle: true}});
    const headers = {'x-api-key': 'test_storage', 'content-type': 'application/json'};
    const response = await fetch(`${server.url}/storage/hooks`, {
      method: 'POST',
      headers,
      body: hook,
    });
    expect(response.status).toBe(200);
    await vi.waitFor(() => expect(readFileSync(stateFile, 'utf8')).toContain('/slow'), 10_000);
  });

  it('records responses without keys, and replays them', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'record-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const file = path.join(dir, 'calls.jsonl');
    const ask = async (url: string, name: string, place = '/vehicle/eur'): Promise<Response> => {
      const picture = await fetch(`${url}/_sandbox/samples/${name}.jpg`);
      const form = new FormData();
      form.append('service', 'anpr');
      form.append('image', await picture.blob(), 'car.jpg');
      return fetch(`${url}${place}`, {
        method: 'POST',
        headers: {'x-api-key': 'test_default'},
        body: form,
      });
    };
    const read = async (response: Response): Promise<unknown> => [
      response.status,
      response.headers.get('x-sandbox-credits-left'),
      await response.text(),
    ];

    const recorder = await startSandboxServer({record: file});
    const first = await read(await ask(recorder.url, 'plate-european'));
    const second = await read(await ask(recorder.url, 'plate-european'));
    expect(second).not.toEqual(first);
    const rejected = await read(await ask(recorder.url, 'plate-european', '/vehicle/none'));
    await recorder.close();
    expect(readFileSync(file, 'utf8')).not.toContain('test_default');

    const player = await startSandboxServer({replay: file});
    running.push(player);
    expect(await read(await ask(player.url, 'plate-european', '/vehicle/none'))).toEqual(rejected);
    for (const expected of [first, second, second])
      expect(await read(await ask(player.url, 'plate-european'))).toEqual(expected);
    const unknown = await ask(player.url, 'us-truck');
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('This request is not in'),
    ]);

    writeFileSync(file, '{}\n{"request"');
    await expect(startSandboxServer({replay: file})).rejects.toThrow(
      `${file}:2: not a recording (`,
    );
  });

  it('starts again from the beginning on reset', async () => {
    const server = await startSandboxServer();
    running.push(server);
    const headers = {'x-api-key': 'test_storage'};
    const countHooks = async (): Promise<number> =>
      ((await (await fetch(`${server.url}/storage/hooks`, {headers})).json()) as readonly object[])
        .length;
    await fetch(`${server.url}/storage/hooks`, {
      method: 'POST',
      headers,
      body: JSON.stringify({hookUrl: 'https://hooks.example.com/2', apis: {vehicle: true}}),
    });
    expect(await countHooks()).toBe(2);
    await fetch(`${server.url}/_sandbox/reset`, {method: 'POST'});
    expect(await countHooks()).toBe(1);
  });

  it('may be called by pages of this machine, and by no other site', async () => {
    const server = await startSandboxServer();
    running.push(server);
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key',
      };
      const response = await fetch(`${server.url}/storage/hooks`, {method: 'OPTIONS', headers});
      return [
        response.status,
        response.headers.get('access-control-allow-origin'),
        response.headers.get('access-control-allow-headers'),
      ];
    };
    expect(await preflight('http://localhost:3000')).toEqual([
      204,
      'http://localhost:3000',
      'x-api-key',
    ]);
    expect(await preflight('https://example.com')).toEqual([405, null, null]);
    expect(await preflight('null')).toEqual([405, null, null]);
  });

  it('does not respond under the name of another site that points to this machine', async () => {
    const server = await startSandboxServer();
    running.push(server);
    const status = await new Promise((resolve) => {
      get(
        `${server.url}/vehicle/services`,
        {headers: {host: 'rebound.example.com'}},
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
    });
    expect(status).toBe(421);
  });

  it.each([
    ['GET http://127.0.0.1:1/vehicle/services HTTP/1.1', 200, '["anpr","mmr","adr"]'],
    ['GET http://LOCALHOST/vehicle/services?x=1 HTTP/1.1', 200, '["anpr","mmr","adr"]'],
    ['GET http://rebound.example.com/vehicle/services HTTP/1.1', 421, 'rebound.example.com'],
    ['GET //rebound.example.com/vehicle HTTP/1.1', 404, 'No operation has the path //rebound'],
    ['OPTIONS * HTTP/1.1', 404, 'No operation has the path /*.'],
    ['GET * HTTP/1.1', 404, 'No operation has the path /*.'],
    ['GET http://[ HTTP/1.1', 400, 'The request line is invalid: GET http://[.'],
    ['TRACE / HTTP/1.1', 400, 'The request line is invalid: TRACE /.'],
  ])('responds to %j with %i', async (requestLine, status, body) => {
    const server = await startSandboxServer();
    running.push(server);
    const response = await sendRaw(server.url, requestLine);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toContain(body);
  });

  it('serves the sample images', async () => {
    const server = await startSandboxServer();
    running.push(server);
    const samples = (await (await fetch(`${server.url}/_sandbox/samples`)).json()) as readonly {
      picture: string;
    }[];
    const types = await Promise.all(
      samples.map(async ({picture}) => (await fetch(picture)).headers.get('content-type')),
    );
    expect(types.length).toBeGreaterThanOrEqual(8);
    expect(new Set(types)).toEqual(new Set(['image/jpeg']));
    expect((await fetch(`${server.url}/_sandbox/samples/..%2F..%2Fserver.ts`)).status).toBe(404);
  });
});
