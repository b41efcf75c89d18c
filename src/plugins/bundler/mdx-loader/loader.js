const {default: mdxLoader} = require('@docusaurus/mdx-loader');
const bindRuntime = require('./bindRuntime');
const createQueuedLoader = require('./createQueuedLoader');

/** `explainMistakes.ts` replaces them, since the checks of documents are TypeScript. */
const checks = {reject: () => undefined, explain: async (error) => error};

/**
 * The MDX loader of Docusaurus, four documents at a time. The bundler would start with all documents
 * at once, and have the syntax trees of all in memory.
 */
module.exports = createQueuedLoader(mdxLoader, {
  atOnce: 4,
  transform(code) {
    checks.reject(code);
    return bindRuntime(code);
  },
  explain: (error, file) => checks.explain(error, file),
});
module.exports.checks = checks;
