import Module from 'node:module';
import path from 'node:path';

/** Modules that are loaded in every command and used in few, by the file that imports them. */
export const LATE = {
  '@docusaurus/babel/lib/index.js': ['./babelTranslationsExtractor'],
  '@docusaurus/bundler/lib/currentBundler.js': ['webpackbar'],
  '@docusaurus/bundler/lib/minifyHtml.js': ['html-minifier-terser'],
  '@docusaurus/core/lib/webpack/client.js': ['webpack-bundle-analyzer'],
  'docusaurus-plugin-openapi-docs/lib/index.js': ['./openapi'],
};

/** Stands for a CommonJS module until one of its exports is used. */
function createPlaceholder(load) {
  let loaded;
  const get = () => (loaded ??= load());
  return new Proxy(function placeholder() {}, {
    // Compiled code asks first whether the module was an ES module.
    get: (_target, key) => (key === '__esModule' ? false : Reflect.get(get(), key)),
    has: (_target, key) => Reflect.has(get(), key),
    apply: (_target, self, args) => Reflect.apply(get(), self, args),
    construct: (_target, args) => Reflect.construct(get(), args),
  });
}

/**
 * Loads the modules of `LATE` when they are used.
 *
 * @returns {() => void} undoes it
 */
export function loadLate() {
  const folder = path.normalize('/node_modules/');
  const late = new Set(
    Object.entries(LATE).flatMap(([file, requests]) =>
      requests.map((request) => `${path.normalize(file)} ${request}`),
    ),
  );
  const isLate = (request, parent) => {
    const file = parent?.filename ?? '';
    return late.has(`${file.slice(file.lastIndexOf(folder) + folder.length)} ${request}`);
  };
  const load = Module._load;
  Module._load = (request, parent, ...rest) =>
    isLate(request, parent)
      ? createPlaceholder(() => load(request, parent, ...rest))
      : load(request, parent, ...rest);
  return () => {
    Module._load = load;
  };
}
