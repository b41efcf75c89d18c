import {hosts, product} from './product';

/** Where `security.txt` is looked for on a host (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** What `security.txt` tells those who find a weakness. */
export const security = {
  contact: `mailto:security@${product.slug}.example`,
  /** How reports are handled, the same as in `.github/SECURITY.md`. */
  policy: `${hosts.console}/security`,
  canonical: `${hosts.portal}${SECURITY_TXT}`,
  languages: ['en'],
  /** Days after the release for which the above holds; RFC 9116 asks for less than a year. */
  validDays: 364,
} as const;
