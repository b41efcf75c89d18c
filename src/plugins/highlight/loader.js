// The bundler loads this file itself, so it is plain JavaScript; the work is done by its option.
module.exports = function highlightLoader(source) {
  return this.getOptions().toModule(source, this.resourcePath);
};
