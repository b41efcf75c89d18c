/**
 * Generates libraries in a separate process, since TypeDoc is an ES module that Docusaurus' loader
 * would transpile on every start, and its memory (a TypeScript program) is returned when the process
 * ends. The argument is a `GenerationRequest` as JSON.
 */
import {generateLibraries, type GenerationRequest} from './generateLibraries';

generateLibraries(JSON.parse(process.argv[2] ?? '') as GenerationRequest).catch((error: Error) => {
  process.stderr.write(
    error.name === 'LibraryReferenceError' ? error.message : (error.stack ?? error.message),
  );
  process.exitCode = 1;
});
