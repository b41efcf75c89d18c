import Module from 'node:module';
import path from 'node:path';

/** What Docusaurus' loader converts sources with, and the file that imports it. */
export const CONVERTER = {file: 'jiti/lib/index.js', request: '../dist/babel'};

const require = Module.createRequire(import.meta.url);

/**
 * Converts a source to CommonJS.
 *
 * @param {{source: string, filename?: string, ts?: boolean}} options as the loader passes them
 * @returns {{code: string}}
 * @throws {Error} showing the place of what cannot be read
 */
function convert({source, filename, ts = false}) {
  // Loaded with the first file that the loader has not kept.
  const {transformSync} = require('@swc/core');
  try {
    return transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: {parser: {syntax: ts ? 'typescript' : 'ecmascript'}, target: 'es2022'},
      module: {type: 'commonjs'},
    });
  } catch ({message}) {
    // What follows is about the program that reads it.
    throw new SyntaxError(message.split(/\s+Caused by:/)[0].trim());
  }
}

/**
 * Lets Docusaurus' loader convert sources with SWC instead of Babel. A build from nothing converts
 * more than 300 files.
 *
 * @returns {() => void} undoes it
 */
export function convertBySwc() {
  const importer = path.normalize(`/node_modules/${CONVERTER.file}`);
  const load = Module._load;
  Module._load = (request, parent, ...rest) =>
    request === CONVERTER.request && parent?.filename?.endsWith(importer)
      ? convert
      : load(request, parent, ...rest);
  return () => {
    Module._load = load;
  };
}
