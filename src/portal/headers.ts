import {API_CATALOG} from './apiCatalog';
import {SECURITY_TXT} from './security';

/**
 * Response headers of the published site: the one table behind the local server and every host's
 * configuration.
 */

/** Sent with every response, whatever its path. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** How long browsers and caches may keep a file, and whether other sites may show it. */
export interface PathHeaders {
  readonly 'Cache-Control': string;
  readonly 'Cross-Origin-Resource-Policy': string;
}

/** Files below `assets/` carry a hash of their content; everything else is asked for anew. */
export const assetHeaders: PathHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** The card of links to the portal and its icons, below `img/`. */
export const pictureHeaders: PathHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
export const otherHeaders: PathHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * What a path below the base gets in addition to the headers of every response, such as
 * `/assets/js/main.js`.
 */
export const getPathHeaders = (below: string): PathHeaders =>
  below.startsWith('/assets/')
    ? assetHeaders
    : below.startsWith('/img/')
      ? pictureHeaders
      : otherHeaders;

/**
 * Sent with the specifications and collections of `api/`: editors and clients that run in a browser
 * load them from their own site. They hold nothing private, and the site has no cookies.
 */
export const specHeaders = {'Access-Control-Allow-Origin': '*'} as const;

/** Endings of those files. */
export const specEndings = ['json', 'yaml'] as const;

/** Whether a path below the base is one of them, such as `/api/vehicle.yaml`. */
export const isSpec = (below: string): boolean =>
  below.startsWith('/api/') && specEndings.some((ending) => below.endsWith(`.${ending}`));

/** Files that are looked for at the root of a host; the site has them below its base. */
export const rootFiles: readonly string[] = [
  SECURITY_TXT,
  API_CATALOG,
  '/llms.txt',
  '/llms-full.txt',
];

/** Sent with the catalog of the APIs, whose name tells no host its type. */
export const catalogHeaders = {'Content-Type': 'application/linkset+json'} as const;

/**
 * Sent with each page's Markdown: it is for tools, search engines are to show the page. Many hosts
 * do not know its type.
 */
export const markdownHeaders = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'X-Robots-Tag': 'noindex',
} as const;
