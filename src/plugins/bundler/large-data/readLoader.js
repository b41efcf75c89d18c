const {createHash} = require('node:crypto');
const path = require('node:path');

const READER = path.join(__dirname, 'dataFiles.js');

/**
 * In place of large data in the server's bundle: a module that reads it, if it is run at all. The
 * hash lets the module change with the data.
 *
 * @param {string} source
 */
module.exports = function readLoader(source) {
  const hash = createHash('sha256').update(source).digest('hex');
  return [
    `import {readData} from ${JSON.stringify(READER)};`,
    `export default readData(${JSON.stringify(this.resourcePath)}, "${hash}");`,
  ].join('\n');
};
