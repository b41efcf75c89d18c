/**
 * Generates one library in a separate process, since TypeDoc is an ES module that Docusaurus'
 * loader would transpile on every start, and its memory (a TypeScript program) is returned when the
 * process ends. Arguments: the library as JSON, the folder for its pages, the folder of the site.
 */
import {generateLibrary} from './generateLibrary';
import type {Library} from './libraries';

const [library = '', out = '', siteDir = ''] = process.argv.slice(2);

generateLibrary(JSON.parse(library) as Library, out, siteDir).catch((error: Error) => {
  process.stderr.write(
    error.name === 'LibraryReferenceError' ? error.message : (error.stack ?? error.message),
  );
  process.exitCode = 1;
});
