// Runs Docusaurus with the arguments of its command line.
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {convertBySwc} from './convertBySwc.mjs';
import {findTypeScript} from './findTypeScript.mjs';
import {loadLate} from './loadLate.mjs';

// It would write small images into pages as `data:` addresses, which our check of pages rejects.
process.env.WEBPACK_URL_LOADER_LIMIT ??= '0';
loadLate();
convertBySwc();
findTypeScript();
// A copy of the site below the repository has its packages above.
const {resolve} = createRequire(path.resolve('package.json'));
await import(pathToFileURL(resolve('@docusaurus/core/bin/docusaurus.mjs')).href);
