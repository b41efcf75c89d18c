const {default: mdxLoader} = require('@docusaurus/mdx-loader');
const bindRuntime = require('./bindRuntime');
const createQueuedLoader = require('./createQueuedLoader');

/**
 * The MDX loader of Docusaurus, four documents at a time. The bundler would start with all documents
 * at once, and have the syntax trees of all in memory.
 */
module.exports = createQueuedLoader(mdxLoader, {atOnce: 4, transform: bindRuntime});
