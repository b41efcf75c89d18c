import {readFileSync} from 'node:fs';

/** The file that was read last: a page reads its own data many times in a row. */
let last = {file: '', data: {}};

function read(file) {
  if (last.file !== file) last = {file, data: JSON.parse(readFileSync(file, 'utf8'))};
  return last.data;
}

/**
 * The data of a page, which is read when it is used and not kept: the bundle of the server would
 * hold the data of all pages until the last one is rendered.
 *
 * @param {string} file
 */
export const readData = (file) => new Proxy({}, {get: (_target, key) => read(file)[key]});
