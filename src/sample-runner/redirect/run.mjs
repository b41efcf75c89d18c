// Runs every module that is named, in one process, and prints its name and the status that it got.
// `fetch` sends requests for the cloud to the sandbox; the sample runs unchanged.
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const {REDIRECT_FROM, REDIRECT_TO, REDIRECT_HEADER} = process.env;
const realFetch = globalThis.fetch;
let status;

globalThis.fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set(...REDIRECT_HEADER.split(': '));
  const response = await realFetch(String(input).replace(REDIRECT_FROM, REDIRECT_TO), {
    ...init,
    headers,
  });
  status = response.status;
  return response;
};
console.log = () => {};

for (const file of process.argv.slice(2)) {
  status = undefined;
  const outcome = await import(pathToFileURL(path.resolve(file)).href).then(
    () => status,
    (error) => `${status} ${error.name}: ${error.message}`,
  );
  process.stdout.write(`${file}\t${outcome}\n`);
}
