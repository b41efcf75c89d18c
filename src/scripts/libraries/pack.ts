import path from 'node:path';
import {libraryFolders, root} from './libraries';
import {packLibrary} from './packLibrary';

async function main(): Promise<void> {
  for (const folder of libraryFolders) {
    const tarball = await packLibrary(folder, path.join(root, '.generated/tarballs'));
    console.log(path.relative(root, tarball));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
