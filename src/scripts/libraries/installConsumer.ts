import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expandTokens} from '../../markdown/expandTokens';
import {root} from './libraries';

const run = promisify(execFile);
const consumersDir = path.join(root, 'lib-src/consumers');

/** Names of the projects below `lib-src/consumers`, which use the packed libraries. */
export async function listConsumers(): Promise<string[]> {
  const entries = await readdir(consumersDir, {withFileTypes: true});
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/** What npm has installed, by tarballs: projects that need the same get a copy. */
const installed = new Map<string, Promise<string>>();

/** Installs tarballs into an empty project. */
async function installTarballs(tarballs: readonly string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'installed-'));
  await writeFile(path.join(dir, 'package.json'), '{"private": true}');
  const options = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await run('npm', ['install', ...options, ...tarballs], {cwd: dir});
  return path.join(dir, 'node_modules');
}

/**
 * Copies a project out of the repository and installs the tarballs of the libraries that it depends
 * on.
 *
 * @param consumer folder below `lib-src/consumers`
 * @param tarballs paths of tarballs by package name
 * @returns folder of the installed project
 */
export async function installConsumer(
  consumer: string,
  tarballs: ReadonlyMap<string, string>,
): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), `${consumer}-`));
  await cp(path.join(consumersDir, consumer), dir, {recursive: true});
  for (const entry of await readdir(dir, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const origin = {file: `lib-src/consumers/${consumer}/${path.relative(dir, file)}`};
    await writeFile(file, expandTokens(await readFile(file, 'utf8'), origin));
  }
  const manifest = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const needed = Object.keys(manifest.dependencies).map((name) => {
    const tarball = tarballs.get(name);
    if (tarball !== undefined) return tarball;
    throw new Error(
      `lib-src/consumers/${consumer}: depends on "${name}". Expected: one of ${[...tarballs.keys()].join(', ')}.`,
    );
  });
  const key = needed.join('\n');
  const modules = installed.get(key) ?? installTarballs(needed);
  installed.set(key, modules);
  await cp(await modules, path.join(dir, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // The types of the platform, which users of TypeScript install themselves.
  await mkdir(path.join(dir, 'node_modules/@types'), {recursive: true});
  for (const types of ['@types/node', 'undici-types'])
    await symlink(path.join(root, 'node_modules', types), path.join(dir, 'node_modules', types));

  return dir;
}

/**
 * Runs the `check` script of an installed project; fails with what it printed. Its `tsc` is the
 * native compiler, which takes a tenth of the time.
 */
export async function checkConsumer(dir: string): Promise<void> {
  const programs = ['node_modules/typescript-native/bin', 'node_modules/.bin'];
  const env = {
    ...process.env,
    PATH: [...programs.map((folder) => path.join(root, folder)), process.env.PATH].join(
      path.delimiter,
    ),
  };
  try {
    await run('npm', ['run', '--silent', 'check'], {cwd: dir, env});
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`${path.basename(dir)}: \`npm run check\` failed.\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
