import {security} from '../../portal/security';

const DAY_MS = 86_400_000;

/**
 * The text of `security.txt` (RFC 9116).
 *
 * @param released when the commit that is built was made; the text expires `security.validDays` later
 */
export function createSecurityTxt(released: Date): string {
  // Whole days, so that every commit of a day gives the same text.
  const expires = new Date((Math.floor(released.getTime() / DAY_MS) + security.validDays) * DAY_MS);
  return `Contact: ${security.contact}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: ${security.languages.join(', ')}
Canonical: ${security.canonical}
Policy: ${security.policy}
`;
}
