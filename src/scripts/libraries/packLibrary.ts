import {execFile} from 'node:child_process';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LibraryFolder} from './libraries';
import {stageLibrary} from './stageLibrary';

const run = promisify(execFile);

/**
 * Packs a library as `npm publish` would.
 *
 * @param folder which library
 * @param into folder for the tarball, created if missing
 * @returns path of the tarball
 */
export async function packLibrary(folder: LibraryFolder, into: string): Promise<string> {
  const {dir} = await stageLibrary(folder);
  await mkdir(into, {recursive: true});
  const {stdout} = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(into)],
    {cwd: dir},
  );
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  return path.join(path.resolve(into), filename);
}
