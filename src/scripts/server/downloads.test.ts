import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get, type Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {DOWNLOADS, packages, toPackageFile, toTarball} from '../../portal/packages';
import {expandTokens} from '../../markdown/expandTokens';
import {baseUrl, hosts, names} from '../../portal/product';
import type {Download} from '../libraries/packDownloads';
import {createPortalServer} from './createPortalServer';
import {listen} from './listen';

const run = promisify(execFile);
/** Nobody listens there: what a package does not contain cannot be had. */
const NO_REGISTRY = {npm_config_registry: 'http://127.0.0.1:1', npm_config_audit: 'false'};

let server: Server;
let folder: string;
let origin: string;

beforeAll(async () => {
  server = createPortalServer({dir: path.resolve('build')});
  origin = await listen(server, {port: 0, host: '127.0.0.1'});
  folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** What the tests of a reader's project do. */
const JOB = `
const {URL: url, KEY: key} = process.env;
const form = new FormData();
form.append('service', 'anpr');
form.append('image', await (await fetch(url + '/_sandbox/samples/plate-european.jpg')).blob(), 'car.jpg');
const response = await fetch(url + '/vehicle/eur', {method: 'POST', headers: {'x-api-key': key}, body: form});
console.log('MY-SANDBOX:', response.status, await response.text());
`;

const toUrl = (file: string): string => `${origin}${baseUrl}${DOWNLOADS}/${file}`;
const env = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: folder,
  npm_config_cache: path.join(folder, '.npm'),
  ...NO_REGISTRY,
});

it('lists each package with its size and checksum, under its version and as the newest', async () => {
  const {packages: listed} = (await (await fetch(toUrl('downloads.json'))).json()) as {
    readonly packages: readonly Download[];
  };
  expect(listed.map(({name}) => name)).toEqual(Object.values(packages).map(({name}) => name));
  const page = readFileSync(path.join('build', DOWNLOADS, 'index.html'), 'utf8');
  for (const one of listed) {
    for (const {file, bytes, sha512} of one.source === undefined ? [one] : [one, one.source]) {
      const response = await fetch(toUrl(file));
      expect(response.headers.get('content-type')).toMatch(/^application\/(gzip|zip)$/);
      const content = Buffer.from(await response.arrayBuffer());
      expect(content).toHaveLength(bytes);
      expect(createHash('sha512').update(content).digest('hex')).toBe(sha512);
      expect(page).toContain(sha512);
      expect(content.length).toBeLessThan(2_000_000);
    }
    if (one.isPython === true) continue;
    const newest = Buffer.from(await (await fetch(toUrl(toTarball(one)))).arrayBuffer());
    expect(createHash('sha512').update(newest).digest('hex')).toBe(one.sha512);
  }
});

it('has libraries that npm installs from it into an empty folder, with no registry', async () => {
  const {client, middleware} = packages;
  const urls = [client, middleware].map((one) => toUrl(toTarball(one, one.version)));
  await run('npm', ['install', '--silent', ...urls], {cwd: folder, env: env()});
  const installed = readdirSync(path.join(folder, 'node_modules')).filter(
    (name) => !name.startsWith('.'),
  );
  expect(installed.sort()).toEqual([client.name, middleware.name].sort());
  const {stdout} = await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import {VehicleAPIClient} from '${client.name}'; import {verifySignature} from '${middleware.name}'; console.log(typeof VehicleAPIClient, typeof verifySignature)`,
    ],
    {cwd: folder},
  );
  expect(stdout.trim()).toBe('function function');
});

it('has a Python client that pip installs from it into an empty folder, with no index', async () => {
  const target = path.join(folder, 'python');
  const wheel = toUrl(toPackageFile(packages.pythonClient));
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--target', target, wheel];
  await run(process.env.PYTHON ?? 'python3', pip, {
    env: {...env(), PIP_ROOT_USER_ACTION: 'ignore'},
  });
  const installed = readdirSync(target).sort();
  expect(installed).toEqual([names.pythonModule, `${names.pythonModule}-1.0.0.dist-info`]);
  const code = `import ${names.pythonModule} as client; print(client.VehicleAPIClient.__name__)`;
  const {stdout} = await run(process.env.PYTHON ?? 'python3', ['-c', code], {
    env: {...env(), PYTHONPATH: target},
  });
  expect(stdout.trim()).toBe('VehicleAPIClient');
});

/** The code of a fence in the document about the sandbox, with addresses of this test. */
function readFence(anchor: string, port: number): string {
  const page = readFileSync('docs/tutorials/run-the-sandbox.mdx', 'utf8');
  const [, code = ''] = /```bash\n([^`]+)```/.exec(page.slice(page.indexOf(`#${anchor} `))) ?? [];
  return expandTokens(code, {file: 'docs/tutorials/run-the-sandbox.mdx'})
    .replace(/(?<=npx .*?)\S+\.tgz/, `${toUrl(toTarball(packages.sandbox))} --port ${port}`)
    .replaceAll(hosts.sandbox, `http://127.0.0.1:${port}`);
}

/** A port that was free a moment ago. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  return port;
}

it('has a sandbox that a CI job runs from it as the document says, with no registry', async () => {
  const job = path.join(folder, 'job');
  mkdirSync(job);
  const {apiUrlVariable: url, apiKeyVariable: key} = names;
  writeFileSync(path.join(job, 'test.mjs'), JOB.replace('URL', url).replace('KEY', key));
  const scripts = {test: 'node test.mjs'};
  writeFileSync(path.join(job, 'package.json'), JSON.stringify({private: true, scripts}));
  const shell = spawn('bash', ['-c', readFence('ci', await findPort())], {
    cwd: job,
    env: env(),
    detached: true,
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const [code] = (await once(shell, 'exit')) as [number];
    expect(output).toContain('MY-SANDBOX: 200 ');
    expect(output).toContain('"unicodeText"');
    expect(code).toBe(0);
  } finally {
    // The sandbox goes on in the background.
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
  }
}, 60_000);

it('has a sandbox that an image installs, which responds under the name of its service', async () => {
  const page = readFileSync('docs/tutorials/run-the-sandbox.mdx', 'utf8');
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(page) ?? [];
  const [, options = '[]'] = /^ {4}command: (.+)$/m.exec(page) ?? [];
  const prefix = path.join(folder, 'image');
  const install = ['install', '--global', '--prefix', prefix, toUrl(toTarball(packages.sandbox))];
  await run('npm', install, {cwd: folder, env: env()});
  const [name = '', ...args] = JSON.parse(expandTokens(entry, {file: 'ENTRYPOINT'})) as string[];
  const program = spawn(
    path.join(prefix, 'bin', name),
    [...args, ...(JSON.parse(options) as string[]), '--port', '0'],
    {env: env()},
  );
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\./.exec(String(line))?.[1]);
  const status = await new Promise((resolve) => {
    get({port, path: '/_sandbox/state', headers: {host: `sandbox:${port}`}}, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  program.kill();
  expect(status).toBe(200);
});
