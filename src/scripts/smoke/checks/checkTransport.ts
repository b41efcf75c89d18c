import {baseUrl} from '../../../portal/product';
import {quote} from '../finding';
import type {SmokeCheck} from '../SmokeCheck';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const FIX = 'Let the host redirect HTTP to HTTPS with status 301 or 308.';

/** Readers get the site over HTTPS only. */
export const checkTransport: SmokeCheck = async function* ({site, plain}) {
  const {protocol, hostname} = new URL(site.origin);
  // A server on this machine has no certificate.
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
    yield {
      name: 'not-https',
      where: site.origin,
      what: 'The address is not HTTPS.',
      expected: 'https://',
      fix: FIX,
    };
  }
  if (plain === undefined) return;
  const {status, headers} = await plain.read(baseUrl);
  const location = headers.get('location');
  if ([301, 302, 307, 308].includes(status) && location?.startsWith(`${site.origin}/`)) return;
  yield {
    name: 'http-open',
    where: plain.origin + baseUrl,
    what: `It has status ${status} and leads to ${quote(location)}.`,
    expected: `a redirect to ${site.origin}${baseUrl}`,
    fix: FIX,
  };
};
