import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {getFreePort} from './getFreePort';
import {openWorkspace, type Workspace} from './openWorkspace';

// The first workspace builds the library, and programs of three languages start on a machine that
// may be busy.
vi.setConfig({testTimeout: 90_000, hookTimeout: 90_000});

const SAMPLES = 'docs/tutorials/hooks-webhook-server/_samples';
const ALGORITHMS = ['HS', 'RS', 'PS', 'ES'].flatMap((family) =>
  ['256', '384', '512'].map((bits) => `${family}${bits}`),
);
const CURVES: Readonly<Record<string, string>> = {ES256: 'P-256', ES384: 'P-384', ES512: 'P-521'};

let workspace: Workspace;
let port: number;
const used = new Set<string>();

beforeAll(async () => {
  workspace = await openWorkspace(SAMPLES, 'webhook-middleware');
  port = await getFreePort();
  Object.assign(workspace.env, {
    PORT: String(port),
    WEBHOOK_URL: `http://127.0.0.1:${port}/webhook`,
  });
});
afterAll(() => workspace.close());

/** Pages show the port and the path that a reader has. */
const normalize = (output: string): string =>
  workspace.normalize(output).replaceAll(`127.0.0.1:${port}`, '127.0.0.1:8080');

/** In the folder of the downloaded project. */
const inProject = (command: string): string[] => ['bash', '-c', `cd webhook-server && ${command}`];
const toFile = (name: string): string => path.resolve(SAMPLES, name);

/** Runs a sample of the page and compares what it prints with what the page shows. */
async function play(name: string): Promise<string> {
  used.add(name);
  const {code, output} = await workspace.run(inProject(`bash ../${name}`));
  expect(code, output).toBe(0);
  await expect(normalize(output)).toMatchFileSnapshot(toFile(`${name}.out`));
  return output;
}

/** Exports of a page hold for the terminal, so for every later command. */
async function exportFrom(name: string): Promise<void> {
  used.add(name);
  // Not `run`: it normalizes what is printed, the secret too.
  const program = workspace.start(['bash', '-c', `source ${name} && env | grep ^WEBHOOK_`]);
  expect(await program.ended).toBe(0);
  for (const line of program.output().trim().split('\n')) {
    const [key = '', ...value] = line.split('=');
    workspace.env[key] = value.join('=');
  }
}

describe('the webhook server of the tutorial', () => {
  it('stores a signed event and rejects a forged one', async () => {
    await exportFrom('create-secret.sh');
    const server = workspace.start(inProject('npm run --silent start'));
    await server.waitFor(/listening/);

    expect(await play('send.sh')).toContain('HTTP 204');
    await server.waitFor(/^ABC123: 1 image/m);
    await expect(normalize(server.output())).toMatchFileSnapshot(toFile('server.out'));
    expect(await play('sign-with-openssl.sh')).toContain('HTTP 204');
    expect(await play('wrong-signature.sh')).toContain('HTTP 401');
    await server.stop();

    const [event = ''] = readdirSync(path.join(workspace.dir, 'webhook-server/events'));
    expect(readdirSync(path.join(workspace.dir, 'webhook-server/events', event)).sort()).toEqual([
      '0.png',
      'event.json',
    ]);
  });

  it('keeps two events of one millisecond apart, and a repeated one once', async () => {
    const events = path.join(workspace.dir, 'webhook-server/events');
    const before = new Set(existsSync(events) ? readdirSync(events) : []);
    const server = workspace.start(inProject('npm run --silent start'));
    await server.waitFor(/listening/);
    const send = (model: string): Promise<{output: string}> =>
      workspace.run(
        inProject(
          `mkdir -p other && cp send-test-event.js other/ && sed 's/"plate":{[^}]*}/"plate":{"found":false}/; s/Sample 5/${model}/' test-event.json >other/test-event.json && node other/send-test-event.js`,
        ),
      );
    for (const model of ['Sample 6', 'Sample 7', 'Sample 6'])
      expect((await send(model)).output).toContain('HTTP 204');
    await server.stop();

    const stored = readdirSync(events).filter((folder) => !before.has(folder));
    const models = stored.map((folder) => {
      const {event} = JSON.parse(readFileSync(path.join(events, folder, 'event.json'), 'utf8')) as {
        event: {mmr: {model: string}};
      };
      return event.mmr.model;
    });
    expect(models.sort()).toEqual(['Sample 6', 'Sample 7']);
    for (const folder of stored)
      expect(folder).toMatch(/^2025-10-09T08-53-20\.000Z-unread-[0-9a-f]{8}$/);
  });

  it('takes events in all twelve algorithms', async () => {
    used.add('create-rsa-keys.sh').add('create-ec-keys.sh');
    const printed: string[] = [];
    for (const algorithm of ALGORITHMS) {
      workspace.env.WEBHOOK_ALGORITHM = algorithm;
      if (algorithm === 'RS256') {
        expect(await workspace.run(inProject('bash ../create-rsa-keys.sh'))).toMatchObject({
          code: 0,
        });
      }
      const curve = CURVES[algorithm];
      if (curve !== undefined) {
        expect(
          await workspace.run(
            inProject(`sed 's/curve:P-256/curve:${curve}/' ../create-ec-keys.sh | bash`),
          ),
        ).toMatchObject({code: 0});
      }

      const server = workspace.start(inProject('node server.js'));
      await server.waitFor(/listening/);
      printed.push((await workspace.run(inProject('node send-test-event.js'))).output.trim());
      await server.stop();
    }
    expect(printed).toEqual(ALGORITHMS.map((algorithm) => `${algorithm} HTTP 204`));
    await expect(`${printed.join('\n')}\n`).toMatchFileSnapshot(toFile('all-algorithms.out'));
  });

  it('stops at once when the secret is missing', async () => {
    const {code, output} = await workspace.run(
      inProject('env --unset=WEBHOOK_SECRET WEBHOOK_ALGORITHM=HS256 node server.js'),
    );
    expect(code).not.toBe(0);
    expect(output).toContain('SignatureConfigError');
  });

  it('works without a framework, also after a connection that breaks', async () => {
    used.add('other-framework.mjs');
    workspace.env.WEBHOOK_ALGORITHM = 'HS256';
    const server = workspace.start([process.execPath, 'other-framework.mjs']);
    await server.waitFor(/listening/);
    const headers = {expect: '100-continue', 'content-length': '9'};
    const half = request(workspace.env.WEBHOOK_URL ?? '', {method: 'POST', headers});
    half.on('error', () => undefined).once('continue', () => half.destroy());
    half.flushHeaders();
    await server.waitFor(/aborted/);
    expect((await workspace.run(inProject('node send-test-event.js'))).output).toContain(
      'HTTP 204',
    );
    await server.waitFor(/^ABC123$/m);
    expect((await workspace.run(inProject('bash ../wrong-signature.sh'))).output).toContain(
      'HTTP 401',
    );
    await server.stop();
  });

  it('has played every sample of the pages', () => {
    const programs = readdirSync(SAMPLES).filter((name) => /\.(?:sh|mjs|py)$/.test(name));
    expect([...used].sort()).toEqual(programs.sort());
  });
});

describe('the receiver in the quick start of the agent', () => {
  it('takes an event that is signed with the secret of the page', async () => {
    const quickStart = await openWorkspace(
      'docs/downloadable-products/agent-docs/_samples',
      'webhook-middleware',
    );
    try {
      quickStart.env.PORT = String(await getFreePort());
      const server = quickStart.start([process.execPath, 'receiver.mjs']);
      await server.waitFor(/Listening/);
      const post = (file: string, sign: string): string =>
        `printf %s "$(cat ${file})" | curl --silent --header "Content-Type: application/json" --header "X-Signature: $(bash ${sign})" --data-binary @- --write-out "%{http_code}" "http://127.0.0.1:$PORT/webhook"`;
      expect(
        (await quickStart.run(['bash', '-c', post('event.json', 'sign.sh')])).output,
      ).toContain('200');
      await server.waitFor(/ABC123/);

      const withoutPlate = `sed 's/"found":true,"unicodeText":"ABC123"/"found":false/' event.json >none.json && sed 's/event.json/none.json/' sign.sh >sign-none.sh && ${post('none.json', 'sign-none.sh')}`;
      expect((await quickStart.run(['bash', '-c', withoutPlate])).output).toContain('200');
      await server.waitFor(/no plate/);
    } finally {
      await quickStart.close();
    }
  });
});
