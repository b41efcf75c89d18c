/**
 * A loader for `registry.js` of Docusaurus, which lists the modules of pages: how to load each, and
 * its name twice, which only a server reads. Browsers get the first.
 */
module.exports = function dropNames(source) {
  return source.replace(/, "([^"]*)", require\.resolveWeak\("\1"\)(?=\])/g, '');
};
