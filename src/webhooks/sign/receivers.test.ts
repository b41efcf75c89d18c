import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {verifySignature, type SignatureConfig} from '../../../lib-src/webhook-middleware/src/index';
import {getFreePort} from '../../sample-runner/getFreePort';
import {root} from '../../scripts/libraries/libraries';
import {stageLibrary} from '../../scripts/libraries/stageLibrary';
import {fromUtf8} from '../bytes';
import {algorithmNames, type Algorithm} from '../verify/algorithms';
import {createBody} from './createBody';
import {eventKinds, writeEvent} from './events';
import {frameworks, writeReceiver, type Framework} from './receivers';
import {createSigningKey, signBody, type SigningKey} from './signingKey';
import {writeCurl, writeHttp} from './writeRequest';

const image = {name: 'a.png', mimeType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0, 255)};
const body = createBody(writeEvent('Plate and make', 1_700_000_000_000).replace('ABC123', "Ж'1"), [
  image,
]);

/** Serves the handler of a Next.js route as Next.js does: a web request in, a web response out. */
const SERVE_ROUTE = `
import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {POST} from './route.mjs';
createServer(async (request, response) => {
  const {status} = await POST(new Request('http://localhost/webhook', {method: 'POST', headers: request.headers, body: await buffer(request)}));
  response.writeHead(status).end();
}).listen(Number(process.env.PORT));
`;

let dir: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), {recursive: true});
  dir = mkdtempSync(path.join(root, '.cache/receivers-'));
  const {name, dir: staged} = await stageLibrary('webhook-middleware');
  mkdirSync(path.join(dir, 'node_modules'));
  symlinkSync(staged, path.join(dir, 'node_modules', name));
}, 120_000);
afterAll(() => {
  processes.forEach((child) => child.kill());
  rmSync(dir, {recursive: true});
});

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net
        .connect(port, '127.0.0.1', () => resolve(true))
        .on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The receiver did not start.');
}

/** Starts a receiver with its key, and collects what it prints. */
async function startReceiver(
  framework: Framework,
  algorithm: Algorithm,
  {secret, publicKey}: SigningKey,
) {
  const folder = mkdtempSync(path.join(dir, 'run-'));
  const {code} = writeReceiver(framework, algorithm);
  const file = {
    Python: 'server.py',
    'Next.js': 'route.mjs',
    Express: 'server.mjs',
    Fastify: 'server.mjs',
  }[framework];
  writeFileSync(path.join(folder, file), code);
  writeFileSync(path.join(folder, 'serve.mjs'), SERVE_ROUTE);
  if (publicKey !== undefined) writeFileSync(path.join(folder, 'public.pem'), publicKey);
  const port = await getFreePort();
  const command = framework === 'Python' ? (process.env.PYTHON ?? 'python3') : process.execPath;
  const child = spawn(command, [framework === 'Next.js' ? 'serve.mjs' : file], {
    cwd: folder,
    env: {...process.env, PORT: String(port), WEBHOOK_SECRET: secret},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  await waitForPort(port);
  return {url: `http://127.0.0.1:${port}/webhook`, port, printed, stop: () => child.kill()};
}

/** Runs the command of the page in a shell; the status of the response. */
async function runCurl(command: string): Promise<number> {
  const {stdout} = await promisify(execFile)('bash', [
    '-c',
    `${command} --silent --output /dev/null --write-out '%{http_code}'`,
  ]);
  return Number(/\d{3}$/.exec(stdout)?.[0]);
}

const sendRaw = (port: number, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let response = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(response)?.[1])));
  });

const expectReceived = async (framework: Framework, algorithm: Algorithm): Promise<void> => {
  const key = await createSigningKey(algorithm);
  const signature = await signBody(body, algorithm, key.secret);
  const {url, port, printed, stop} = await startReceiver(framework, algorithm, key);
  const request = {url, signature, body};
  expect({
    curl: await runCurl(writeCurl(request)),
    http: await sendRaw(port, writeHttp(request)),
    forged: await runCurl(
      writeCurl({...request, signature: await signBody(Uint8Array.of(1), algorithm, key.secret)}),
    ),
    unsigned: (await fetch(url, {method: 'POST', body: '{}'})).status,
    malformed: await runCurl(writeCurl({...request, signature: '%%=='})),
  }).toEqual({curl: 204, http: 204, forged: 401, unsigned: 401, malformed: 401});
  expect(printed.join('')).toBe("Ж'1 1\nЖ'1 1\n");
  stop();
};

describe.each(frameworks)(
  'the receiver for %s accepts what curl and the raw request send',
  (framework) => {
    it.each(['HS256', 'ES384'] as const)(
      '%s',
      (algorithm) => expectReceived(framework, algorithm),
      60_000,
    );
  },
);

it.each(['PS256', 'RS512'] as const)(
  'the receiver for Python accepts %s',
  (algorithm) => expectReceived('Python', algorithm),
  60_000,
);

it.each(algorithmNames)('the middleware accepts what is signed with %s', async (algorithm) => {
  const {secret, publicKey} = await createSigningKey(algorithm);
  const signature = await signBody(body, algorithm, secret);
  const config = {
    algorithm,
    ...(publicKey === undefined ? {secret} : {publicKey}),
  } as SignatureConfig;
  expect(verifySignature(body, signature, config)).toBe(true);
});

it('every kind of event is one that the middleware reads', async () => {
  const {parseWebhookEvent} =
    await import('../../../lib-src/webhook-middleware/src/receive/parseWebhookEvent');
  for (const {label} of eventKinds) {
    const {attachments} = parseWebhookEvent(createBody(writeEvent(label, 1), [image]), 32);
    expect([...(attachments[0]?.data ?? [])]).toEqual([...image.bytes]);
  }
});

it.each([
  ['{', 'is no JSON'],
  ['[]', 'must be a JSON object'],
])('the event %j is rejected in words', (text, words) => {
  expect(() => createBody(text, [])).toThrow(words);
});

it('a body that is too long for a command is in a file', () => {
  const large = createBody('{}', [{...image, bytes: new Uint8Array(90_000)}]);
  expect(writeCurl({url: 'http://a/', signature: 'x', body: large})).toContain(
    '--data-binary @event.json',
  );
  expect(fromUtf8(large)).toContain('AAAA');
});
