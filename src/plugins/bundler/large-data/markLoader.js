const {createHash} = require('node:crypto');
const path = require('node:path');

/**
 * In place of large data: a mark, which `FillDataPlugin` replaces in the script that is written. The
 * bundler and the minifier would keep many copies of all data until the last script is written. The
 * hash in the mark gives scripts with other data another name. Minifiers write letters of other
 * alphabets in their own way, so the file is named as addresses are.
 *
 * @param {string} source
 */
module.exports = function markLoader(source) {
  const file = path.relative(this.getOptions().dir, this.resourcePath);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const name = encodeURI(file.split(path.sep).join('/'));
  return `export default JSON.parse("%%data ${name} ${hash}%%");`;
};
