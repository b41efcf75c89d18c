// A loader that changes nothing: it tells the bundler which sample files a page shows,
// so that `npm start` and the persistent cache notice when one of them changes.
const path = require('node:path');

module.exports = function watchSamples(source) {
  for (const [, file] of source.matchAll(/^\s*```.*\sfile=(\S+)/gm))
    this.addDependency(path.resolve(this.context, file));

  return source;
};
