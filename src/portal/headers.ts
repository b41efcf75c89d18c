import {SECURITY_TXT} from './security';

/** Response headers of the published site: the one table behind the local server and every host's configuration. */

/** Sent with every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How long browsers and caches may keep what lies below a path; the first rule that fits wins. */
export interface CacheRule {
  /** Path below the base. */
  readonly prefix: string;
  readonly value: string;
}

/** Files under `assets/` carry a hash of their content; everything else is asked for anew. */
export const cacheRules: readonly [CacheRule, CacheRule] = [
  {prefix: '/assets/', value: 'public, max-age=31536000, immutable'},
  {prefix: '/', value: 'no-cache'},
];

/** The cache rule of a path below the base, such as `/assets/js/main.js`. */
export const getCacheControl = (below: string): string => (cacheRules.find(({prefix}) => below.startsWith(prefix)) ?? cacheRules[1]).value;

/** Files that are looked for at the root of a host; the site has them below its base. */
export const rootFiles: readonly string[] = [SECURITY_TXT, '/llms.txt', '/llms-full.txt'];

/** Sent with each page's Markdown: it is for tools, search engines are to show the page. Many hosts do not know its type. */
export const markdownHeaders = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'} as const;
