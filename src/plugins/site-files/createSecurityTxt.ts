import {security} from '../../portal/security';

const DAY_MS = 86_400_000;

/** When the text expires, in whole days, so that every commit of a day gives the same text. */
export const getExpiry = (released: Date): Date =>
  new Date((Math.floor(released.getTime() / DAY_MS) + security.validDays) * DAY_MS);

/**
 * The text of `security.txt` (RFC 9116).
 *
 * @param released when the commit that is built was made; the text expires `security.validDays`
 *   later
 */
export function createSecurityTxt(released: Date): string {
  return `Contact: ${security.contact}
Expires: ${getExpiry(released).toISOString().replace('.000', '')}
Preferred-Languages: ${security.languages.join(', ')}
Canonical: ${security.canonical}
Policy: ${security.policy}
`;
}
