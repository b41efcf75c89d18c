// `node --import` of this file runs TypeScript as `tsx` does, but leaves packages to Node.js. tsx
// would convert ES modules to CommonJS, in which parse5 needs three times as long for a page.
import Module from 'node:module';
import path from 'node:path';

const PACKAGES = path.normalize('/node_modules/');
const loadByNode = Module._extensions['.js'];
await import('tsx');
const loadByTsx = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) =>
  (file.includes(PACKAGES) ? loadByNode : loadByTsx)(module, file);
