/** A loader for `registry.js` of Docusaurus: leaves out references to documents that load nothing. */
module.exports = function dropWeakReferences(source) {
  return source.replace(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
};
