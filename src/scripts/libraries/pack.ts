import path from 'node:path';
import {root} from './libraries';
import {packDownloads} from './packDownloads';

// `npm run pack:libraries -- FOLDER`: the build of the site packs into the folder that it serves.
const into = path.resolve(process.argv[2] ?? path.join(root, '.generated/tarballs'));

packDownloads(into)
  .then(() => console.log(path.relative(root, into)))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
