import {hosts} from '../../portal/product';

const SNS_HOST = /^sns\.[a-z0-9-]{3,}\.amazonaws\.com(?:\.cn)?$/;

const SANDBOX_HOSTS = [hosts.api, hosts.sandbox].map((origin) => new URL(origin).host);

/** Whether a certificate is the sandbox's, which only tests trust. */
export const isSandboxUrl = (text: string): boolean =>
  SANDBOX_HOSTS.includes(parseUrl(text)?.host ?? '');

/** Says why a receiver must not fetch a certificate from an address; undefined for a good one. */
export function findUrlProblem(text: string): string | undefined {
  const url = parseUrl(text);
  if (url === undefined) return 'SigningCertURL is no URL.';
  if (isSandboxUrl(text)) return undefined;
  const {protocol, host, username, pathname} = url;
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username !== '') return 'The address must not have a user name: what follows it is the host.';
  if (!SNS_HOST.test(host))
    return `The host is not trusted. Expected https://sns.<region>.amazonaws.com, got ${host}.`;
  return pathname.endsWith('.pem') ? undefined : 'The address must end with .pem.';
}

/** Some supported browsers lack `URL.canParse`. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
