// Serves this folder to the browsers of this machine: node serve.mjs [port]
// It needs Node.js, and no package.
import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const BASE = '/docs/';
const folder = path.dirname(fileURLToPath(import.meta.url));
const port = readPort(process.argv[2] ?? '8080');

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

function readPort(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  console.error(
    `Port: not one, got "${text}". Expected: a number up to 65535, such as node serve.mjs 8081`,
  );
  process.exit(1);
}

/** What is at a path of this machine; nothing when it cannot be read. */
function readStats(file) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

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

/** Path and query of a request; nothing when it names no address. */
function readAddress(target = '') {
  try {
    // A path may begin with two slashes, which names a host anywhere else.
    return new URL(target.startsWith('/') ? `http://localhost${target}` : target);
  } catch {
    return undefined;
  }
}

function respond(response, status, text, headers = {}) {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', ...headers});
  response.end(`${text}\n`);
}

function sendFile(request, response, file) {
  const stream = createReadStream(file);
  stream.once('error', () => {
    if (response.headersSent) response.destroy();
    else respond(response, 404, 'The file cannot be read.');
  });
  stream.once('open', () => {
    response.writeHead(200, {
      'Content-Type': types[path.extname(file).slice(1)] ?? 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else stream.pipe(response);
  });
  response.once('close', () => stream.destroy());
}

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return respond(response, 405, 'This folder has files only.', {Allow: 'GET, HEAD'});
  const address = readAddress(request.url);
  if (address === undefined) return respond(response, 400, 'Not an address.');
  const {pathname, search} = address;
  const redirect = (to) => response.writeHead(302, {Location: to}).end();
  if (pathname === '/' || pathname === BASE.slice(0, -1)) return redirect(BASE);
  let file = pathname.startsWith(BASE) ? toFile(pathname) : undefined;
  if (file !== undefined && readStats(file)?.isDirectory()) {
    if (!pathname.endsWith('/')) return redirect(`${pathname}/${search}`);
    file = path.join(file, 'index.html');
  }
  if (file === undefined || !readStats(file)?.isFile())
    return respond(response, 404, `Not found. The portal begins at ${BASE}`);
  return sendFile(request, response, file);
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
