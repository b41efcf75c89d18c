import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folders below `lib-src` that become packages. */
export const libraryFolders = ['cloud-client', 'webhook-middleware'] as const;

/** One of the packages, by its folder. */
export type LibraryFolder = (typeof libraryFolders)[number];

/** Top of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder with the sources of a package. */
export function getLibraryDir(folder: LibraryFolder): string {
  return path.join(root, 'lib-src', folder);
}

/** Folder of the Python client, which is packed in another way. */
export const PYTHON_DIR = path.join(root, 'lib-src/python-client');

/** Its package, under a name that does not depend on the product's. */
export const PYTHON_PACKAGE_DIR = path.join(PYTHON_DIR, 'src/client_package');
