import type {LibraryFolder} from './libraries';
import {packFolder} from './packFolder';
import {stageLibrary} from './stageLibrary';

/**
 * Packs a library as `npm publish` would.
 *
 * @param folder which library
 * @param into folder for the tarball, created if missing
 * @returns path of the tarball
 */
export async function packLibrary(folder: LibraryFolder, into: string): Promise<string> {
  return packFolder((await stageLibrary(folder)).dir, into);
}
