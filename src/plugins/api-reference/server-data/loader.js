const {createHash} = require('node:crypto');
const path = require('node:path');

const READER = path.join(__dirname, 'createData.js');

/**
 * In place of the data of a page: a module that reads the file when the page is rendered. The hash
 * lets the module change with the data.
 */
module.exports = function loadData(source) {
  const hash = createHash('sha256').update(source).digest('hex');
  return [
    `import {createData} from ${JSON.stringify(READER)};`,
    `export default createData(${JSON.stringify(this.resourcePath)}, "${hash}");`,
  ].join('\n');
};
