const path = require('node:path');

const READER = path.join(__dirname, 'createData.js');

/** In place of the data of a page: a module that reads the file when the page is rendered. */
module.exports = function loadData() {
  return [
    `import {createData} from ${JSON.stringify(READER)};`,
    `export default createData(${JSON.stringify(this.resourcePath)});`,
  ].join('\n');
};
