import {fileURLToPath} from 'node:url';

/**
 * What a build and a start run when they have failed: it says by line, and with what to write, what
 * Docusaurus says in other words, if at all. `args` are those of Node.js.
 */
export const documentCheck = {
  title: 'Checking documents, which may be the cause',
  args: [
    '--import',
    new URL('tsx.mjs', import.meta.url).href,
    fileURLToPath(new URL('../lintContent.ts', import.meta.url)),
  ],
};
