import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import {API_CATALOG} from '../../portal/apiCatalog';
import {
  catalogHeaders,
  getPathHeaders,
  isSpec,
  markdownHeaders,
  otherHeaders,
  type PathHeaders,
  specHeaders,
} from '../../portal/headers';
import {requireBuiltSite} from '../../site-checks/site/requireBuiltSite';
import {chooseVersion} from './chooseVersion';
import {createBuildReader} from './createBuildReader';
import {getRedirect} from './getRedirect';
import {getPathBelow, readAddress} from './readAddress';
import {sendFile} from './sendFile';

/** How the built site is served. */
export interface PortalServerOptions {
  /** Folder with the built site. */
  readonly dir: string;
  /** Path that the site is published below, with both slashes. Default: `/docs/`. */
  readonly base?: string;
  /** Whether texts are compressed, at each request. Default: true. */
  readonly compresses?: boolean;
}

/**
 * An HTTP server that responds as the published site does: base path, addresses without `.html`,
 * compression, security and cache headers, and the not-found page with status 404. It reads files
 * at each request, so a new build shows without a restart.
 *
 * @throws Error when the folder holds no built site
 * @example createPortalServer({dir: 'build'}).listen(3000)
 */
export function createPortalServer({
  dir,
  base = '/docs/',
  compresses = true,
}: PortalServerOptions): Server {
  requireBuiltSite(dir);
  const readBuild = createBuildReader(dir);
  const isCompressed = (request: IncomingMessage, response: ServerResponse): boolean =>
    // A range counts the bytes of the file, not of its compressed form.
    compresses &&
    response.statusCode !== 206 &&
    compression.filter(request as never, response as never);
  const compress = compression({filter: isCompressed});

  return createServer((request, response) => {
    const {headers, notFoundPage} = readBuild();
    setHeaders(response, headers);
    const fail = (status: number): void => sendFailure(response, status, notFoundPage);
    if (request.method !== 'GET' && request.method !== 'HEAD') return fail(405);
    const address = readAddress(request.url);
    if (address === undefined) return fail(400);
    const target = getRedirect(address, base);
    if (target !== undefined) return sendRedirect(response, target === base ? 302 : 301, target);
    compress(request as never, response as never, () => {
      const below = getPathBelow(address, base);
      if (below === undefined) return fail(404);
      setHeaders(response, getPathHeaders(below));
      sendFile(request, response, chooseVersion(request, response, below, dir), {
        dir,
        fail,
        setHeaders: (file) => {
          setHeaders(response, getFileHeaders(file));
          if (isSpec(below)) setHeaders(response, specHeaders);
          // Also of a response without a body (304), where the compression does not look.
          if (isCompressed(request, response)) addVary(response);
        },
      });
    });
  });
}

function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>> | PathHeaders,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** What a file gets by its name, where its type alone would not do. */
function getFileHeaders(file: string): Readonly<Record<string, string>> {
  if (file.endsWith('.md')) return markdownHeaders;
  if (file.endsWith(path.normalize(API_CATALOG))) return catalogHeaders;
  if (file.endsWith('.tgz')) return {'Content-Type': 'application/gzip'};
  if (file.endsWith('.whl')) return {'Content-Type': 'application/zip'};
  return {};
}

function addVary(response: ServerResponse): void {
  const others = response.getHeader('Vary') ?? [];
  response.setHeader('Vary', [others, 'Accept-Encoding'].flat().join(', '));
}

const sendRedirect = (response: ServerResponse, status: number, Location: string): void =>
  void response.writeHead(status, {Location}).end();

/** An error is not cached like the file that it stands for. */
function sendFailure(response: ServerResponse, status: number, notFoundPage: Buffer): void {
  setHeaders(response, otherHeaders);
  if (status === 404) {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(notFoundPage);
    return;
  }
  response.writeHead(status, status === 405 ? {Allow: 'GET, HEAD'} : {}).end();
}
