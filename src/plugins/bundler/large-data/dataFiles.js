const {readFileSync} = require('node:fs');

// Files of data: JSON, and modules with the text of JSON as `src/sandbox/build/generateContract.ts`
// writes them.

/**
 * The text of JSON in a file, as the literal of a string.
 *
 * @param {string} file
 */
exports.readLiteral = function readLiteral(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json'))
    return text.slice(text.indexOf("JSON.parse('") + 'JSON.parse('.length, text.lastIndexOf(')'));
  const escaped = text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return `'${escaped.replaceAll('\r', String.raw`\r`)}'`;
};

/**
 * The data of a module.
 *
 * @param {string} file
 */
exports.readData = function readData(file) {
  const literal = exports.readLiteral(file);
  return JSON.parse(literal.slice(1, -1).replace(/\\([\\'])/g, '$1'));
};
