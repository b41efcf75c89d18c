import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPortalServer} from './createPortalServer';
import {listen} from './listen';

interface Answer {
  readonly headers: Headers;
  readonly html: string;
}

const getPolicy = ({headers}: Answer): string => headers.get('content-security-policy') ?? '';
const listScripts = ({html}: Answer): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/g)].map(
    ([, address]) => address as string,
  );

/** What MDN's HTTP Observatory (1.4.8) gives points for, or takes none for. TLS and the way to it are the host's. */
const points: Readonly<Record<string, (answer: Answer) => boolean>> = {
  "a policy that starts from 'none', without unsafe or broad sources": (answer) =>
    /^default-src 'none';/.test(getPolicy(answer)) &&
    !/'unsafe-(?:inline|eval)'|\s(?:\*|https?:|ftp:)/.test(getPolicy(answer)) &&
    !/(?:script|style|object)-src[^;]*data:/.test(getPolicy(answer)),
  'forms and bases that stay': (answer) =>
    /form-action '(?:self|none)'/.test(getPolicy(answer)) &&
    /base-uri 'none'/.test(getPolicy(answer)),
  'frames refused by the policy': (answer) => /frame-ancestors 'none'/.test(getPolicy(answer)),
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
  'scripts of the same origin only': (answer) =>
    listScripts(answer).every((address) => /^\/(?!\/)/.test(address)),
};

describe('the Observatory', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createPortalServer({dir: 'build'});
    origin = await listen(server, {port: 0, host: '127.0.0.1'});
  });
  afterAll(() => server.close());

  const findLost = (answer: Answer): string[] =>
    Object.entries(points).flatMap(([point, isWon]) => (isWon(answer) ? [] : [point]));

  it.each(['/', '/docs/content/faq', '/docs/api/vehicle', '/docs/search', '/docs/nowhere'])(
    'finds nothing to take points for in what is sent for %s',
    async (address) => {
      const response = await fetch(origin + address, {headers: {Origin: 'https://other.example'}});
      expect(findLost({headers: response.headers, html: await response.text()})).toEqual([]);
    },
  );

  it('takes every point from a careless answer', () => {
    const headers = new Headers([
      ['set-cookie', 'id=1'],
      ['access-control-allow-origin', '*'],
    ]);
    expect(findLost({headers, html: '<script src="//cdn.example/x.js"></script>'})).toEqual(
      Object.keys(points),
    );
  });
});
