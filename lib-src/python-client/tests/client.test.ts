import {execFile} from 'node:child_process';
import {copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {expect, onTestFinished, test} from 'vitest';
import {names} from '../../../src/portal/product';
import {startSandboxServer} from '../../../src/sandbox/server';
import {stagePython} from '../../../src/scripts/libraries/python/stagePython';
import {createRedactor} from '../../cloud-client/src/options/createRedactor.js';
import {sendImage} from '../../cloud-client/test/faults/FaultCase.js';
import {VEHICLES} from '../../cloud-client/test/support/clients.js';
import {startSelfSignedServer} from '../../cloud-client/test/support/selfSigned.js';
import {json} from '../../cloud-client/test/support/server.js';
import {startDriver} from './startDriver.js';

const python = process.env.PYTHON ?? 'python3';
const staged = await stagePython();
const env = {
  ...process.env,
  PYTHONPATH: path.join(staged, 'src'),
  CLIENT_MODULE: names.pythonModule,
  [names.apiKeyVariable]: 'test_storage',
};
const toScript = (name: string): string => path.join(import.meta.dirname, name);

const ownTests = readdirSync(import.meta.dirname).filter((name) => /^test_.*\.py$/.test(name));

test.each(ownTests)(
  'its own tests in %s pass',
  async (name) => {
    const args = ['-W', 'error', '-B', toScript(name)];
    const {stderr} = await promisify(execFile)(python, args, {env});
    const count = Number(/^Ran (\d+) tests?/m.exec(stderr)?.[1]);
    expect(count).toBeGreaterThanOrEqual(name === 'test_client.py' ? 20 : 1);
    expect(stderr).toMatch(/\nOK\n$/);
  },
  60_000,
);

/** What a host may make of a key before it sends it back. */
const encodings: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => key.toUpperCase(),
  (key) => JSON.stringify(JSON.stringify(key)),
  encodeURIComponent,
  (key) => encodeURIComponent(encodeURIComponent(key)),
  (key) => key.replace(/./g, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
  (key) => key.replace(/./g, (character) => `\\x${character.charCodeAt(0).toString(16)}`),
  (key) => Buffer.from(`user:${key}`).toString('base64'),
  (key) => Buffer.from(`a${key}z`).toString('base64url'),
  (key) => Buffer.from(key).toString('hex'),
  (key) => key.slice(0, key.length - 3),
];

test('a key is masked as by the JavaScript client, however a host encodes it', async () => {
  const visible = fc.integer({min: 0x21, max: 0x7e}).map((code) => String.fromCharCode(code));
  const around = fc.string({unit: fc.constantFrom(...'mno%\\&;ü=+\n'), maxLength: 30});
  const one = fc.record({
    secret: fc.string({unit: visible, minLength: 4, maxLength: 40}),
    encode: fc.constantFrom(...encodings),
    before: around,
    after: around,
    limit: fc.option(fc.integer({min: 0, max: 80}), {nil: undefined}),
  });
  const list = fc.sample(one, {seed: 20_261_122, numRuns: 500}).map((sample) => ({
    secret: sample.secret,
    text: `${sample.before}${sample.encode(sample.secret)}${sample.after}`,
    limit: sample.limit,
  }));
  const driver = await startDriver();
  onTestFinished(() => driver.close());
  expect(await driver.redact(list)).toEqual(
    list.map(({secret, text, limit}) => createRedactor(secret)(text, limit)),
  );
});

test('calls go over TLS, and an abort ends one that waits for its response', async () => {
  let count = 0;
  const server = await startSelfSignedServer((response) => {
    if (++count < 3) json(response, 200, VEHICLES);
  });
  const driver = await startDriver();
  onTestFinished(() => driver.close());
  const options = {sslContext: 'any'};
  const {value} = await driver.run(server.url, sendImage(options, {times: 2}));
  expect(value).toEqual(VEHICLES);
  expect(server.requests).toHaveLength(2);
  const {error} = await driver.run(server.url, sendImage(options, {abortAfterMs: 200}));
  expect(error).toMatchObject({name: 'AbortError', attempts: 1, mayHaveBeenBilled: true});
});

/** Every block of Python in the README and in docstrings. */
function readExamples(): {readonly title: string; readonly code: string}[] {
  const files = readdirSync(staged, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.py') || file === 'README.md',
  );
  return files.sort().flatMap((file) => {
    const text = readFileSync(path.join(staged, file), 'utf8');
    return [...text.matchAll(/^( *)```python\n([^]*?)\n *```$/gm)].map(
      ([, indent = '', code = '']) => ({
        title: file,
        code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }),
    );
  });
}

test('every example of the README and the docstrings runs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const sandbox = await startSandboxServer({plan: 'vip_20m'});
  onTestFinished(async () => {
    rmSync(folder, {recursive: true});
    await sandbox.close();
  });
  const pictures = path.resolve('src/sandbox/samples/pictures');
  copyFileSync(path.join(pictures, 'plate-european.jpg'), path.join(folder, 'car.jpg'));
  copyFileSync(path.join(pictures, 'container-iso.jpg'), path.join(folder, 'container.jpg'));
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(30);
  const program = promisify(execFile)(
    python,
    ['-W', 'error', '-B', toScript('run_examples.py'), names.pythonModule, sandbox.url],
    {cwd: folder, env},
  );
  program.child.stdin?.end(JSON.stringify(examples.map(({code}) => code)));
  const outcomes = JSON.parse((await program).stdout) as {output: string; failure: string | null}[];
  const failed = outcomes.flatMap(({output, failure}, index) =>
    failure === null && (output !== '' || examples[index]?.title.endsWith('errors.py') === true)
      ? []
      : [{...examples[index], failure}],
  );
  expect(failed).toEqual([]);
}, 60_000);
