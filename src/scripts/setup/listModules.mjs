import {readFileSync} from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Our packages that are ES modules. The loader of Docusaurus, jiti, would convert them to CommonJS.
 * That takes seconds at the start, and parse5 then needs four times as long for a page.
 *
 * @returns {string[]} names of packages, for the variable `JITI_NATIVE_MODULES`
 */
export function listModules() {
  const {dependencies, devDependencies} = read('package.json');
  return Object.keys({...dependencies, ...devDependencies}).filter(
    (name) => read(`node_modules/${name}/package.json`).type === 'module',
  );
}
