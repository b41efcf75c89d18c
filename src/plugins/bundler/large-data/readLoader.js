const {createHash} = require('node:crypto');
const path = require('node:path');

/**
 * In place of large data in the server's bundle: a module that reads it by `readData` of a module
 * beside this one. The hash lets the module change with the data.
 *
 * @param {string} source
 */
module.exports = function readLoader(source) {
  const reader = path.join(__dirname, this.getOptions().reader);
  const hash = createHash('sha256').update(source).digest('hex');
  return [
    `import {readData} from ${JSON.stringify(reader)};`,
    `export default readData(${JSON.stringify(this.resourcePath)}, "${hash}");`,
  ].join('\n');
};
