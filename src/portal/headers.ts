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

/** A cache rule: the first whose pattern fits the path below the base wins. */
export interface CacheRule {
  readonly pattern: RegExp;
  readonly value: string;
}

/** Files under `assets/` carry a hash of their content; everything else is asked for anew. */
export const cacheRules: readonly CacheRule[] = [
  {pattern: /^\/assets\//, value: 'public, max-age=31536000, immutable'},
  {pattern: /^/, value: 'no-cache'},
];
