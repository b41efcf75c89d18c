import type {ClientOptions, CloudServiceRegion} from './ClientOptions.js';
import {configError} from './configError.js';

const HOSTS: Readonly<Record<CloudServiceRegion, string>> = {
  AUTO: '%%host.api%%',
  EU: '%%host.apiEu%%',
  US: '%%host.apiUs%%',
};

/** Where the requests go, without a slash at the end. */
export function toBaseUrl({
  endpoint,
  cloudServiceRegion = 'AUTO',
  allowInsecure = false,
}: Omit<ClientOptions, 'apiKey'>): string {
  if (!Object.hasOwn(HOSTS, cloudServiceRegion)) {
    throw configError('cloudServiceRegion', 'unknown', {
      got: cloudServiceRegion,
      expected: Object.keys(HOSTS).join(', '),
    });
  }
  if (endpoint === undefined) return HOSTS[cloudServiceRegion];
  const url = parse(endpoint);
  if (url.username !== '' || url.password !== '') {
    throw configError('endpoint', 'contains a user name or password', {
      expected: 'a URL without them',
      fix: 'give the key as `apiKey`',
    });
  }
  if (url.search !== '' || url.hash !== '') {
    throw configError('endpoint', 'contains a query or fragment', {
      expected: 'scheme, host and, if needed, a path',
    });
  }
  if (url.protocol === 'http:' && !allowInsecure && !isLoopback(url.hostname)) {
    throw configError('endpoint', 'would send the API key unprotected', {
      got: url.origin,
      expected: '`https:`, or a loopback host',
      fix: 'use https, or set `allowInsecure` if you accept it',
    });
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function parse(endpoint: unknown): URL {
  const reject = (problem: string) =>
    configError('endpoint', problem, {expected: 'an absolute `https:` URL such as %%host.apiEu%%'});
  if (typeof endpoint !== 'string') throw reject('is not a string');
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    throw reject('is not an absolute URL');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw reject(`has the scheme \`${url.protocol}\``);
  return url;
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}
