import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPortalServer} from './createPortalServer';
import {listen} from './listen';

interface PortalResponse {
  readonly headers: Headers;
  readonly html: string;
}

const getPolicy = ({headers}: PortalResponse): string =>
  headers.get('content-security-policy') ?? '';
const listScripts = ({html}: PortalResponse): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/g)].map(
    ([, address]) => address as string,
  );

/**
 * What MDN's HTTP Observatory (1.4.8) gives points for, or takes none for. TLS and the way to it
 * are the host's.
 */
const points: Readonly<Record<string, (response: PortalResponse) => boolean>> = {
  "a policy that starts from 'none', without unsafe or broad sources": (response) =>
    /^default-src 'none';/.test(getPolicy(response)) &&
    !/'unsafe-(?:inline|eval)'|\s(?:\*|https?:|ftp:)/.test(getPolicy(response)) &&
    !/(?:script|style|object)-src[^;]*data:/.test(getPolicy(response)),
  'forms and bases that stay': (response) =>
    /form-action '(?:self|none)'/.test(getPolicy(response)) &&
    /base-uri 'none'/.test(getPolicy(response)),
  'frames rejected by the policy': (response) => /frame-ancestors 'none'/.test(getPolicy(response)),
  'no type guessed': ({headers}) => headers.get('x-content-type-options') === 'nosniff',
  'a private referrer': ({headers}) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    ),
  'HTTPS for half a year at least': ({headers}) =>
    Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 15_768_000,
  'pages that other sites cannot embed': ({headers}) =>
    headers.get('cross-origin-resource-policy') === 'same-origin',
  'nothing embedded that did not allow it': ({headers}) =>
    headers.get('cross-origin-embedder-policy') === 'require-corp' &&
    headers.get('cross-origin-opener-policy') === 'same-origin',
  'no cookie': ({headers}) => headers.getSetCookie().length === 0,
  'no access for other origins': ({headers}) => !headers.has('access-control-allow-origin'),
  'scripts of the same origin only': (response) =>
    listScripts(response).every((address) => /^\/(?!\/)/.test(address)),
};

describe('the Observatory', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createPortalServer({dir: 'build'});
    origin = await listen(server, {port: 0, host: '127.0.0.1'});
  });
  afterAll(() => server.close());

  const findLost = (response: PortalResponse): string[] =>
    Object.entries(points).flatMap(([point, isWon]) => (isWon(response) ? [] : [point]));

  it.each(['/', '/docs/content/faq', '/docs/api/vehicle', '/docs/search', '/docs/nowhere'])(
    'finds nothing to take points for in what is sent for %s',
    async (address) => {
      const response = await fetch(origin + address, {headers: {Origin: 'https://other.example'}});
      expect(findLost({headers: response.headers, html: await response.text()})).toEqual([]);
    },
  );

  it('is no reason to keep other sites from loading the specifications', async () => {
    const addresses = ['api/vehicle.json', 'api/vehicle.yaml', 'api/gone.json', 'limits.json'];
    const allowed = await Promise.all(
      addresses.map(async (address) =>
        (await fetch(`${origin}/docs/${address}`)).headers.get('access-control-allow-origin'),
      ),
    );
    expect(allowed).toEqual(['*', '*', null, null]);
  });

  it('gives no point to a response without any headers', () => {
    const headers = new Headers([
      ['set-cookie', 'id=1'],
      ['access-control-allow-origin', '*'],
    ]);
    expect(findLost({headers, html: '<script src="//cdn.example/x.js"></script>'})).toEqual(
      Object.keys(points),
    );
  });
});
