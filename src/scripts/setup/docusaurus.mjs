// Runs Docusaurus with the arguments of its command line.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {convertBySwc} from './convertBySwc.mjs';
import {findTypeScript} from './findTypeScript.mjs';
import {loadLate} from './loadLate.mjs';

loadLate();
convertBySwc();
findTypeScript();
await import(pathToFileURL(path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')).href);
