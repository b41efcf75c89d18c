// Runs Docusaurus with the arguments of its command line.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {convertBySwc} from './convertBySwc.mjs';
import {loadLate} from './loadLate.mjs';

loadLate();
convertBySwc();
await import(pathToFileURL(path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')).href);
