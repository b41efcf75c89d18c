import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {createPolicy} from '../../build/policy/createPolicy';
import {API_CATALOG} from '../../portal/apiCatalog';
import {
  catalogHeaders,
  getPathHeaders,
  markdownHeaders,
  otherHeaders,
  rootFiles,
  securityHeaders,
} from '../../portal/headers';
import {movedPages} from '../../portal/movedPages';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import {requireBuiltSite} from '../../site-checks/site/requireBuiltSite';
import {chooseVersion} from './chooseVersion';

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
 * compression, security and cache headers, and the not-found page with status 404.
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
  const notFoundPage = readFileSync(path.join(dir, '404.html'));
  const headers = createHeaders(dir);
  const serveFile = createFileServer(dir);
  const compress = compression({
    filter: (...exchange) => compresses && compression.filter(...exchange),
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const target = getRedirect(url, base);
    if (target !== undefined) {
      response.writeHead(target === base ? 302 : 301, {Location: target}).end();
      return;
    }
    compress(request as never, response as never, () => {
      const notFound = (): void => sendNotFound(response, notFoundPage);
      if (rootFiles.includes(url.pathname)) {
        serveFile(createRequestBelow(request, url.pathname), response, notFound);
        return;
      }
      if (!url.pathname.startsWith(base)) {
        notFound();
        return;
      }
      const below = url.pathname.slice(base.length - 1);
      for (const [name, value] of Object.entries(getPathHeaders(below)))
        response.setHeader(name, value);
      const wanted = chooseVersion(request, response, below, dir);
      serveFile(createRequestBelow(request, wanted + url.search), response, notFound);
    });
  });
}

/** The headers of each response. */
const createHeaders = (dir: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  ...otherHeaders,
  'Content-Security-Policy': createPolicy(dir, {
    connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
  }),
});

/** Reads the disk at each request, so a new build shows without a restart. */
const createFileServer = (dir: string): ReturnType<typeof sirv> =>
  sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      if (pathname.endsWith('.md')) {
        for (const [name, value] of Object.entries(markdownHeaders))
          response.setHeader(name, value);
      } else if (pathname === API_CATALOG) {
        response.setHeader('Content-Type', catalogHeaders['Content-Type']);
      } else if (pathname.endsWith('.txt')) {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      } else if (/\.(tgz|tar\.gz)$/.test(pathname)) {
        response.setHeader('Content-Type', 'application/gzip');
        // The file is what readers asked for, not an encoding of it.
        response.setHeader('Content-Encoding', 'identity');
      } else if (pathname.endsWith('.whl')) {
        response.setHeader('Content-Type', 'application/zip');
      }
    },
  });

/**
 * Where a request should go instead: the base from the root, the new address of a page that moved,
 * and the plain address from one with `.html`.
 */
function getRedirect(url: URL, base: string): string | undefined {
  if (url.pathname === '/' || `${url.pathname}/` === base) return base;
  if (!url.pathname.startsWith(base)) return undefined;
  const moved = movedPages.find(([from]) => base + from === url.pathname);
  if (moved !== undefined) return base + moved[1];
  const stripped = url.pathname.replace(/(\/index)?\.html$/, '') || '/';
  if (stripped === url.pathname || stripped === `${base}404`) return undefined;
  return (`${stripped}/` === base ? base : stripped) + url.search;
}

function createRequestBelow(request: IncomingMessage, url: string): IncomingMessage {
  return Object.create(request, {
    url: {value: url},
    originalUrl: {value: url},
    _parsedUrl: {value: undefined, writable: true},
  }) as IncomingMessage;
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', ...otherHeaders}).end(page);
}
