import {execFile} from 'node:child_process';
import {chmod, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Packs folders of packages as `npm publish` would, all in one start of npm.
 *
 * @param dirs folders with a package.json, each of another name
 * @param into folder for the tarballs, created if missing
 * @returns paths of the tarballs, in the order of the folders
 */
export async function packFolders(dirs: readonly string[], into: string): Promise<string[]> {
  await mkdir(into, {recursive: true});
  for (const dir of dirs) await setModes(dir);
  const folders = dirs.map((dir) => path.resolve(dir));
  const {stdout} = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(into), ...folders],
    {cwd: into},
  );
  const packed = JSON.parse(stdout) as readonly {readonly filename: string}[];
  return packed.map(({filename}) => path.join(path.resolve(into), filename));
}

/** The same for one folder. */
export async function packFolder(dir: string, into: string): Promise<string> {
  const [file] = await packFolders([dir], into);
  return file as string;
}

/** A package stores the permissions of its files. They must not depend on the machine that built it. */
async function setModes(dir: string): Promise<void> {
  const {bin = {}} = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    readonly bin?: Readonly<Record<string, string>>;
  };
  const programs = new Set(Object.values(bin).map((file) => path.join(dir, file)));
  for (const entry of await readdir(dir, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    await chmod(file, entry.isDirectory() || programs.has(file) ? 0o755 : 0o644);
  }
}
