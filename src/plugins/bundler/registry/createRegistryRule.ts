import path from 'node:path';

/**
 * Has the browser's bundle load modules of pages without naming them: the names are a twentieth of
 * the first script of every page, and the development server would compile all documents for them.
 *
 * @param generatedFilesDir where Docusaurus writes the list of modules
 * @returns a rule for modules of Rspack
 */
export const createRegistryRule = (generatedFilesDir: string) => ({
  test: /[\\/]registry\.js$/,
  include: generatedFilesDir,
  use: [{loader: path.join(__dirname, 'dropNames.js')}],
});
