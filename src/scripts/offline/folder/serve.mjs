// Serves this folder to the browsers of this machine: node serve.mjs [port]
// It needs Node.js, and no package.
import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const BASE = '/docs/';
const folder = path.dirname(fileURLToPath(import.meta.url));
const port = Number(process.argv[2] ?? 8080);

const types = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  yaml: 'text/yaml; charset=utf-8',
};

const isFolder = (file) => statSync(file, {throwIfNoEntry: false})?.isDirectory() === true;
const isFile = (file) => statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** Path of a file of this folder; nothing for a path outside it, or one that cannot be read. */
function toFile(pathname) {
  try {
    const file = path.join(folder, decodeURIComponent(pathname.slice(BASE.length)));
    const isInside = file === folder || file.startsWith(folder + path.sep);
    return isInside && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
  const redirect = (to) => response.writeHead(302, {Location: to}).end();
  if (pathname === '/' || pathname === BASE.slice(0, -1)) return redirect(BASE);
  let file = pathname.startsWith(BASE) ? toFile(pathname) : undefined;
  if (file !== undefined && isFolder(file)) {
    if (!pathname.endsWith('/')) return redirect(`${pathname}/${search}`);
    file = path.join(file, 'index.html');
  }
  if (file === undefined || !isFile(file)) {
    response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
    return response.end(`Not found. The portal begins at ${BASE}\n`);
  }
  response.writeHead(200, {
    'Content-Type': types[path.extname(file).slice(1)] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  });
  return request.method === 'HEAD' ? response.end() : createReadStream(file).pipe(response);
});

server.on('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken ? `Port ${port} is taken. Name another one: node serve.mjs 8081` : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  console.log(
    `The portal is at http://127.0.0.1:${server.address().port}${BASE} (stop with Ctrl+C)`,
  );
});
