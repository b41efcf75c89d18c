import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {publint} from 'publint';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkConsumer, installConsumer, listConsumers} from './installConsumer';
import {libraryFolders, root} from './libraries';
import {packFolder} from './packFolder';
import {stageLibrary} from './stageLibrary';

const run = promisify(execFile);
const consumers = await listConsumers();
const tarballs = new Map<string, string>();
let work = '';

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'packages-'));
  for (const folder of libraryFolders) {
    const {name, dir} = await stageLibrary(folder);
    tarballs.set(name, await packFolder(dir, work));
  }
}, 60_000);
afterAll(() => rm(work, {recursive: true}));

/** What is wrong with a manifest and the files that it names. */
const lintPackage = async (dir: string) =>
  (await publint({pkgDir: dir, strict: true, pack: false})).messages;

/**
 * What is wrong with the declarations, as every module mode of TypeScript sees them; empty if
 * nothing is.
 */
async function lintDeclarations(tarball: string): Promise<string> {
  const attw = run(path.join(root, 'node_modules/.bin/attw'), [
    tarball,
    '--format',
    'json',
    '--no-color',
  ]);
  return attw.then(
    () => '',
    (error: {stdout: string; message: string}) => error.stdout || error.message,
  );
}

describe.each(libraryFolders)('%s', (folder) => {
  test('has a manifest and files that every tool can read', async () => {
    expect(await lintPackage((await stageLibrary(folder)).dir)).toEqual([]);
  });

  test('has the right declarations in every module mode', async () => {
    const {name} = await stageLibrary(folder);
    expect(await lintDeclarations(tarballs.get(name) ?? '')).toBe('');
  }, 60_000);

  test('depends on nothing and holds no token', async () => {
    const {dir} = await stageLibrary(folder);
    expect(JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'))).not.toHaveProperty(
      'dependencies',
    );
    const {stdout} = await run('grep', ['-rlE', '%%[A-Za-z]', dir]).catch(
      (error: {stdout: string}) => error,
    );
    expect(stdout).toBe('');
  });
});

test('a package whose CommonJS files would be taken for ESM is rejected', async () => {
  const broken = path.join(work, 'broken');
  await cp((await stageLibrary('cloud-client')).dir, broken, {recursive: true});
  await rm(path.join(broken, 'dist/cjs/package.json'));
  expect((await lintPackage(broken)).map(({code}) => code)).toContain('FILE_INVALID_FORMAT');
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', broken], {cwd: broken});
  const {stdout} = await run('find', [broken, '-name', '*.tgz']);
  expect(await lintDeclarations(stdout.trim())).toContain('CJSResolvesToESM');
}, 60_000);

test.each(consumers)(
  'the project %s installs what it needs and passes its check',
  async (consumer) => {
    const dir = await installConsumer(consumer, tarballs);
    await checkConsumer(dir);
    await rm(dir, {recursive: true});
  },
  120_000,
);

test('a project whose check fails is seen, with what it printed', async () => {
  const dir = await installConsumer('client-esm', tarballs);
  await writeFile(
    path.join(dir, 'index.js'),
    (await readFile(path.join(dir, 'index.js'), 'utf8')).replace("'HUN'", "'AUT'"),
  );
  await expect(checkConsumer(dir)).rejects.toThrow(/`npm run check` failed\.[^]*AssertionError/);
  await rm(dir, {recursive: true});
}, 120_000);
