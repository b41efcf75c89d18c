import {execFile} from 'node:child_process';
import {mkdir} from 'node:fs/promises';
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
  const {stdout} = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(into)],
    {cwd: dir},
  );
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  return path.join(path.resolve(into), filename);
}
