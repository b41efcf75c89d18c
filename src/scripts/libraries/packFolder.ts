import {execFile} from 'node:child_process';
import {chmod, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Packs the folder of a package as `npm publish` would.
 *
 * @param dir folder with the package.json
 * @param into folder for the tarball, created if missing
 * @returns path of the tarball
 */
export async function packFolder(dir: string, into: string): Promise<string> {
  await mkdir(into, {recursive: true});
  await setModes(dir);
  const {stdout} = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(into)],
    {cwd: dir},
  );
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  return path.join(path.resolve(into), filename);
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
