import {execFile} from 'node:child_process';
import {chmod, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Packs folders of packages as `npm publish` would, all in one start of npm.
 *
 * @param folders those with a package.json, each of another name
 * @param into folder for the tarballs, created if missing
 * @returns paths of the tarballs, by the keys of their folders
 */
export async function packFolders<Key extends string>(
  folders: Readonly<Record<Key, string>>,
  into: string,
): Promise<Record<Key, string>> {
  const destination = path.resolve(into);
  const dirs = Object.values<string>(folders).map((dir) => path.resolve(dir));
  await mkdir(destination, {recursive: true});
  for (const dir of dirs) await setModes(dir);
  const {stdout} = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', destination, ...dirs],
    {cwd: destination},
  );
  const packed = JSON.parse(stdout) as readonly {readonly filename: string}[];
  const tarballs = packed.map(({filename}) => path.join(destination, filename));
  return Object.fromEntries(
    Object.keys(folders).map((key, index) => [key, tarballs[index]]),
  ) as Record<Key, string>;
}

/** The same for one folder. */
export const packFolder = async (dir: string, into: string): Promise<string> =>
  (await packFolders({dir}, into)).dir;

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
