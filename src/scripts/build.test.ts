import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const BUILD = path.resolve('src/scripts/build.mjs');
const START = path.resolve('src/scripts/start.mjs');
/** Replaces Docusaurus: writes a page, waits when `HANG` is set, writes another. */
const BUILDER = `
import {mkdirSync, writeFileSync, existsSync} from 'node:fs';
const out = process.argv[process.argv.lastIndexOf('--out-dir') + 1];
if (process.argv.includes('--help')) {
  console.log('Usage');
  process.exit();
}
if (process.env.ELSEWHERE) process.exit();
mkdirSync(out);
writeFileSync(out + '/a.html', process.env.TEXT);
if (process.env.PRINT) writeFileSync(out + '/env', process.env[process.env.PRINT]);
writeFileSync('half', String(process.pid));
if (process.env.FAIL) process.exit(1);
if (process.env.HANG) setInterval(() => {}, 1000); else writeFileSync(out + '/b.html', process.env.TEXT);
`;

let site: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'build-'));
  const bin = path.join(site, 'node_modules/@docusaurus/core/bin');
  mkdirSync(bin, {recursive: true});
  writeFileSync(path.join(bin, 'docusaurus.mjs'), BUILDER);
  writeFileSync(path.join(site, 'package.json'), '{}');
});

afterEach(() => {
  for (const {pid} of running) if (pid !== undefined) kill(-pid);
  running = [];
  rmSync(site, {recursive: true, force: true});
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const build = (text: string, env: Record<string, string> = {}, args: readonly string[] = []) =>
  spawnSync(process.execPath, [BUILD, ...args], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, TEXT: text, ...env},
  });
const readSite = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path.join(site, 'build')).map((name) => [
      name,
      readFileSync(path.join(site, 'build', name), 'utf8'),
    ]),
  );
const listParts = (): string[] =>
  readdirSync(site).filter((name) => name.startsWith('.build-part'));

/** Starts a build that stops half way, and waits until it is there. */
async function startHalfBuild(): Promise<ChildProcess> {
  const half = new Promise<void>((resolve) => {
    const watcher = watch(site, () => {
      if (!existsSync(path.join(site, 'half'))) return;
      watcher.close();
      resolve();
    });
  });
  rmSync(path.join(site, 'half'), {force: true});
  // A separate process group, so that it can be killed with its children.
  const child = spawn(process.execPath, [BUILD], {
    cwd: site,
    detached: true,
    stdio: 'ignore',
    env: {...process.env, TEXT: 'new', HANG: '1'},
  });
  running.push(child);
  await half;
  return child;
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('close', resolve));

it('leaves the last site whole when it is killed half way, and works again', async () => {
  expect(build('old').status).toBe(0);
  const child = await startHalfBuild();
  const end = ended(child);
  kill(-(child.pid ?? 0));
  await end;
  expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
  expect(build('newer').status).toBe(0);
  expect(readSite()).toEqual({'a.html': 'newer', 'b.html': 'newer'});
  expect(listParts()).toEqual([]);
});

it('leaves the last site whole when it fails', () => {
  build('old');
  const {status, stderr} = build('new', {FAIL: '1'});
  expect(status).toBe(1);
  expect(stderr).toContain('Building the site: failed');
  expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
  expect(listParts()).toEqual([]);
});

it('says what is wrong with the documents when it fails', () => {
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/page.md'), '---\ntitle: "Page"\n---\n\nText.\n');
  const {stderr} = build('new', {FAIL: '1'});
  expect(stderr).toContain('- docs/page.md:1: ');
  expect(stderr).toMatch(/\nBuilding the site: failed after .* \(exit code 1\)\.\n$/);
});

it('leaves the last site whole when it only explains its options', () => {
  build('old');
  const {status, stdout} = build('new', {PORTAL_OFFLINE: 'true'}, ['--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('Usage');
  expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
  expect(listParts()).toEqual([]);
});

it('leaves the last site whole when the new one is not here', () => {
  build('old');
  const {status, stderr} = build('new', {ELSEWHERE: '1'}, ['../other-site']);
  expect(status).toBe(1);
  expect(stderr).toContain('Building the site: wrote nothing here. `build/` is as before.');
  expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
});

it.each([[['--out-dir', 'x']], [['--out-dir=x']]])(
  'rejects another folder in %j, and leaves the last site whole',
  (args) => {
    build('old');
    const {status, stderr} = build('new', {}, args);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `\`${args[0]}\`: the site is always built into \`build\`. Fix: leave the option out, and copy the folder afterwards.`,
    );
    expect(existsSync(path.join(site, 'x'))).toBe(false);
    expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
  },
);

it('rejects a second build in the same folder, and says which process is running', async () => {
  build('old');
  const child = await startHalfBuild();
  const {status, stderr} = build('other');
  expect(status).toBe(1);
  expect(stderr).toContain(
    `Build: is running already in this folder (process ${child.pid}). Fix: wait for it to end, then try again.`,
  );
  expect(listParts()).toEqual([`.build-part-${child.pid}`]);
  expect(readSite()).toEqual({'a.html': 'old', 'b.html': 'old'});
});

it('leaves packages that are ES modules to Node.js', () => {
  writeFileSync(
    path.join(site, 'package.json'),
    JSON.stringify({dependencies: {parser: '1'}, devDependencies: {script: '1', tree: '1'}}),
  );
  for (const [name, type] of [
    ['parser', 'module'],
    ['script', 'commonjs'],
    ['tree', 'module'],
  ] as const) {
    mkdirSync(path.join(site, 'node_modules', name));
    writeFileSync(path.join(site, 'node_modules', name, 'package.json'), JSON.stringify({type}));
  }
  expect(build('x', {PRINT: 'JITI_NATIVE_MODULES'}).status).toBe(0);
  expect(readSite().env).toBe('["parser","tree"]');
  // So does the development server, which takes the same options as that of Docusaurus.
  writeFileSync(
    path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'console.log(process.env.JITI_NATIVE_MODULES, ...process.argv.slice(2))',
  );
  const {stdout} = spawnSync(process.execPath, [START, '--port', '3001'], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(stdout).toBe('["parser","tree"] start --port 3001\n');
});
