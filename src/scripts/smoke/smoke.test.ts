import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {startSelfSignedServer} from '../../../lib-src/cloud-client/test/support/selfSigned';
import {packages, toTarball} from '../../portal/packages';
import {createPortalServer} from '../server/createPortalServer';
import {listen} from '../server/listen';
import {checkTransport} from './checks/checkTransport';
import type {Finding} from './finding';
import {formatReport} from './formatReport';
import {readOrigin} from './readOrigin';
import {readTar} from './readTar';
import {runPackage} from './runPackage';
import {readChecks} from './readChecks';
import {checkNames, runSmoke, type SmokeOptions} from './runSmoke';
import {defaultLimits, SiteReader} from './SiteReader';

interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** Changes what the good server sends for an address. */
type Fault = (sent: Sent, url: string) => void;

const options: SmokeOptions = {pages: 0, main: ['/docs/', '/docs/content/faq']};
const client = `/docs/downloads/${toTarball(packages.client, packages.client.version)}`;
const sandbox = `/docs/downloads/${toTarball(packages.sandbox, packages.sandbox.version)}`;

let good: Server;
let goodOrigin: string;

beforeAll(async () => {
  good = createPortalServer({dir: 'build'});
  goodOrigin = await listen(good, {port: 0, host: '127.0.0.1'});
});
afterAll(() => void good.close());

/** What the good server sends, compressed, each address once. */
const kept = new Map<string, Promise<Sent & {readonly packed: Buffer}>>();

function read(url: string, accept = '*/*'): Promise<Sent & {readonly packed: Buffer}> {
  const key = `${accept} ${url}`;
  const known = kept.get(key) ?? readAnew(url, accept);
  kept.set(key, known);
  return known;
}

const readAnew = (url: string, accept: string): Promise<Sent & {readonly packed: Buffer}> =>
  new Promise((resolve, reject) => {
    const asking = request(goodOrigin + url, {headers: {accept}}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const {'content-length': _, 'transfer-encoding': _chunked, ...headers} = response.headers;
        const isText = /text|json|javascript/.test(headers['content-type'] ?? '');
        const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
        if (isText) Object.assign(headers, {'content-encoding': 'gzip', vary});
        const packed = isText ? gzipSync(body, {level: 1}) : body;
        resolve({status: response.statusCode ?? 0, headers, body, packed});
      });
    });
    asking.on('error', reject).end();
  });

async function start(server: Server): Promise<string> {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, {port: 0, host: '127.0.0.1'});
}

/** A server with one fault in front of the good one. */
const startBad = (fault: Fault): Promise<string> =>
  start(
    createServer((incoming, outgoing) => {
      void read(incoming.url ?? '/', incoming.headers.accept).then(({packed, ...original}) => {
        const sent = {...original, headers: {...original.headers}};
        fault(sent, incoming.url ?? '/');
        const isPacked = sent.headers['content-encoding'] === 'gzip';
        const body =
          sent.body === original.body && isPacked
            ? packed
            : isPacked
              ? gzipSync(sent.body, {level: 1})
              : sent.body;
        outgoing.writeHead(sent.status, {'content-length': body.length, ...sent.headers});
        outgoing.end(body);
      });
    }),
  );

const listNames = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map(({name}) => name))].sort();

const isPage = ({status, headers}: Sent): boolean =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true;
const isHashed = (url: string): boolean => url.startsWith('/docs/assets/');
const isMain = (url: string): boolean => /\/assets\/js\/main\.\w+\.js$/.test(url);

/** Changes the text of a response. */
const edit = (sent: Sent, change: (text: string) => string): void => {
  sent.body = Buffer.from(change(sent.body.toString('utf8')));
};
const editPolicy = (sent: Sent, change: (policy: string) => string): void => {
  const policy = sent.headers['content-security-policy'];
  sent.headers['content-security-policy'] = change(String(policy));
};
const editIndex = (sent: Sent, change: (index: Record<string, unknown>) => object): void =>
  edit(sent, (text) => JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));
/** The sections of an index that has none. */
const EMPTY = [[], [], [], [], []];
const drop = (sent: Sent): void => {
  sent.status = 404;
};

/** Each server has one fault, which the visit names. */
const faults: Readonly<Record<string, readonly [names: readonly string[], fault: Fault]>> = {
  'no policy': [['policy-missing'], ({headers}) => delete headers['content-security-policy']],
  'a policy that allows every script': [
    ['policy-different'],
    (sent) => editPolicy(sent, (policy) => policy.replace("'self'", "'self' 'unsafe-inline'")),
  ],
  'the policy of another build': [
    ['policy-blocks-script'],
    (sent) => editPolicy(sent, (policy) => policy.replace(/'sha256-.{10}/, "'sha256-AAAAAAAAAA")),
  ],
  'a script that a proxy inserts into pages': [
    ['page-unsafe', 'policy-blocks-script'],
    (sent) =>
      isPage(sent) &&
      edit(sent, (html) => html.replace('</head>', '<script>track()</script></head>')),
  ],
  'no header against guessed types': [
    ['header-missing'],
    ({headers}) => delete headers['x-content-type-options'],
  ],
  'specifications that no other site may load': [
    ['header-missing'],
    ({headers}) => delete headers['access-control-allow-origin'],
  ],
  'HSTS for a day': [
    ['header-different'],
    ({headers}) => (headers['strict-transport-security'] = 'max-age=86400'),
  ],
  'status 200 for a missing page': [
    ['missing-page-found'],
    (sent, url) => {
      if (sent.status === 404 && !isHashed(url)) sent.status = 200;
    },
  ],
  'a page for a missing script': [
    ['missing-file-found'],
    (sent, url) => {
      if (sent.status === 404 && isHashed(url)) sent.status = 200;
    },
  ],
  "the host's own page for status 404": [
    ['missing-page-foreign'],
    (sent) => sent.status === 404 && edit(sent, () => '<h1>Not found</h1>'),
  ],
  'errors that are cached': [
    ['missing-file-cached'],
    (sent) => {
      if (sent.status === 404) sent.headers['cache-control'] = 'public, max-age=31536000';
    },
  ],
  'HTML cached for a year': [
    ['page-cached'],
    (sent) => {
      if (isPage(sent)) sent.headers['cache-control'] = 'public, max-age=31536000';
    },
  ],
  'hashed files without a cache': [
    ['asset-not-cached'],
    (sent, url) => isHashed(url) && delete sent.headers['cache-control'],
  ],
  'a page that is missing': [
    ['page-missing', 'search-result-missing'],
    (sent, url) => {
      if (url === '/docs/content/faq') sent.status = 404;
    },
  ],
  'a script that is missing': [['asset-missing'], (sent, url) => isMain(url) && drop(sent)],
  'a script of the wrong type': [
    ['wrong-type'],
    ({headers}, url) => isMain(url) && (headers['content-type'] = 'text/plain'),
  ],
  'a redirect loop': [
    ['redirect-loop'],
    (sent, url) => {
      if (/^\/docs(?:\?|$)/.test(url)) sent.headers.location = `/docs?${url.length % 2}`;
    },
  ],
  'a redirect to another site': [
    ['redirect-elsewhere'],
    (sent, url) => {
      if (url === '/') sent.headers.location = 'https://other.example/';
    },
  ],
  'a moved page that is gone': [
    ['redirect-missing'],
    (sent, url) => url === '/docs/content/references/error-messages' && drop(sent),
  ],
  'no compression': [['not-compressed'], ({headers}) => delete headers['content-encoding']],
  'compression that caches cannot see': [
    ['vary-missing'],
    ({headers}) => void (headers.vary = 'Accept'),
  ],
  'no Markdown version': [
    ['markdown-missing'],
    (sent, url) => url === '/docs/content/faq.md' && drop(sent),
  ],
  'the Markdown version of another page': [
    ['markdown-foreign'],
    (sent, url) =>
      url === '/docs/content/faq.md' && edit(sent, (text) => text.replace('/faq', '/x')),
  ],
  'a version that it sends to some, and hides it from caches': [
    ['choice-hidden'],
    ({headers}) => {
      if (headers['content-type']?.startsWith('text/markdown') === true)
        headers.vary = 'Accept-Encoding';
    },
  ],
  'the version of another page for those who prefer Markdown': [
    ['markdown-foreign'],
    (sent, url) =>
      url === '/docs/' &&
      sent.headers['content-type']?.startsWith('text/markdown') === true &&
      edit(sent, (text) => text.replace(/^canonical: .*$/m, 'canonical: https://a.example/b')),
  ],
  'no llms.txt at the root': [['text-missing'], (sent, url) => url === '/llms.txt' && drop(sent)],
  'half of a data file': [
    ['data-broken'],
    (sent, url) => url === '/docs/errors.json' && edit(sent, (text) => text.slice(0, 500)),
  ],
  'a hostile list of downloads': [
    ['downloads-unlisted'],
    (sent, url) =>
      url.endsWith('downloads.json') &&
      edit(sent, (text) => text.replace(/"file": "/g, '$&../../')),
  ],
  'no package': [['download-missing'], (sent, url) => url === client && drop(sent)],
  'a truncated package': [
    ['download-cut'],
    (sent, url) => {
      if (url === client) sent.body = sent.body.subarray(0, 1000);
    },
  ],
  'a package with another checksum': [
    ['download-changed'],
    (sent, url) => {
      if (url === client) sent.body = Buffer.from(sent.body).fill(0, 500, 510);
    },
  ],
  'the sources of a package with another checksum': [
    ['download-changed'],
    (sent, url) => {
      if (url.endsWith('.tar.gz')) sent.body = Buffer.from(sent.body).fill(0, 500, 510);
    },
  ],
  'no file of the whole portal, which is announced': [
    ['download-missing'],
    (sent, url) =>
      url.endsWith('downloads.json') &&
      edit(sent, (text) => {
        const portal = {file: 'portal.zip', bytes: 9, sha512: '0'.repeat(128)};
        return JSON.stringify({...(JSON.parse(text) as object), portal});
      }),
  ],
  'an older package as the newest': [
    ['download-old'],
    (sent, url) => {
      if (url.endsWith(toTarball(packages.client))) sent.body = Buffer.from('older');
    },
  ],
  'a sandbox that is no archive, listed as such': [
    ['sandbox-broken'],
    (sent, url) => {
      const fake = Buffer.from('no archive');
      const {version} = packages.sandbox;
      if (url === sandbox || url.endsWith(toTarball(packages.sandbox))) sent.body = fake;
      if (!url.endsWith('downloads.json')) return;
      edit(sent, (text) => {
        const list = JSON.parse(text) as {packages: {file: string}[]};
        const one = list.packages.find(({file}) => file === toTarball(packages.sandbox, version));
        const sha512 = createHash('sha512').update(fake).digest('hex');
        Object.assign(one ?? {}, {bytes: fake.length, sha512});
        return JSON.stringify(list);
      });
    },
  ],
  'no index': [['search-missing'], (sent, url) => url.endsWith('search-index.json') && drop(sent)],
  'the index of another build': [
    ['search-other-build'],
    (sent, url) =>
      url.endsWith('search-index.json') &&
      edit(sent, (text) => text.replace('Frequently', 'Rarely')),
  ],
  'an index without sections': [
    ['search-finds-nothing'],
    (sent, url) => {
      if (url.endsWith('search-index.json')) {
        editIndex(sent, ({related: _, ...index}) => ({
          ...index,
          sections: EMPTY,
        }));
      } else if (/search-titles\.\w+\.json$/.test(url)) {
        editIndex(sent, ({fullBytes: _, ...rest}) => {
          const index = {...rest, sections: EMPTY};
          return {...index, fullBytes: Buffer.byteLength(JSON.stringify(index))};
        });
      }
    },
  ],
  'pages without the anchors of the index': [
    ['search-result-missing'],
    (sent) => isPage(sent) && edit(sent, (html) => html.replace(/ id=/g, ' data-id=')),
  ],
};

describe('a visit to a deployed site', () => {
  it('finds nothing to correct on a good server, and runs its sandbox', async () => {
    const report = await runSmoke(goodOrigin, {dir: 'build', pages: 10});
    expect(report.findings).toEqual([]);
    expect(report.checks).toHaveLength(13);
    expect(report.requests).toBeGreaterThan(80);
  });

  it.each(Object.entries(faults))('names %s', async (_name, [names, fault]) => {
    // Building the index takes longer than all other checks.
    const needsIndex = names.some((name) => name.startsWith('search-'));
    const only = checkNames.filter((check) => check !== 'search' || needsIndex);
    const {findings} = await runSmoke(await startBad(fault), {...options, only});
    expect(listNames(findings)).toEqual(names);
    for (const {where, what, expected, fix} of findings) {
      expect(where).toMatch(/^\//);
      for (const text of [what, expected, fix]) expect(text).not.toBe('');
    }
  });

  it('names a build that is not the given one', async () => {
    const origin = await startBad((sent, url) => {
      if (url === '/docs/llms-full.txt') edit(sent, (text) => `${text}\n`);
    });
    const {findings} = await runSmoke(origin, {...options, dir: 'build', only: ['build']});
    expect(findings).toMatchObject([{name: 'other-build', where: '/docs/llms-full.txt'}]);
  });

  it('says only that there is no portal when the start page is missing', async () => {
    const {findings} = await runSmoke(
      await start(createServer((_, out) => void out.writeHead(404).end())),
    );
    expect(listNames(findings)).toEqual(['no-portal']);
  });
});

describe('a hostile server', () => {
  it.each([
    ['that never responds', () => undefined],
    [
      'that sends a byte now and then',
      (send: (text: string) => void) => void setInterval(() => send(' '), 20).unref(),
    ],
  ])('%s ends the visit in its time', async (_name, respond) => {
    const server = createServer((_, out) => respond((text) => void out.write(text)));
    const {findings} = await runSmoke(await start(server), {
      limits: {...defaultLimits, requestMs: 200},
    });
    expect(listNames(findings)).toEqual(['slow-response']);
  });

  it('that is slow with everything ends the visit in its time', async () => {
    const server = createServer(() => undefined);
    const {findings} = await runSmoke(await start(server), {
      limits: {...defaultLimits, totalMs: 200},
    });
    expect(findings[0]?.what).toBe('No whole response came in 200 ms.');
  });

  it('that sends without an end is left', async () => {
    const server = createServer((_, out) => {
      const fill = (): void => {
        while (out.write(Buffer.alloc(65_536)));
      };
      out.on('drain', fill);
      fill();
    });
    const {findings} = await runSmoke(await start(server), {
      limits: {...defaultLimits, maxBytes: 1_000_000},
    });
    expect(listNames(findings)).toEqual(['endless-response']);
  });

  it('that announces more than it sends is named, and all else is still read', async () => {
    const origin = await startBad(({headers, body}, url) => {
      if (url === client)
        Object.assign(headers, {'content-length': body.length + 9, connection: 'close'});
    });
    const only = checkNames.filter((check) => check !== 'search');
    const {findings} = await runSmoke(origin, {...options, only});
    expect(findings).toMatchObject([{name: 'broken-response', where: client}]);
  });

  it('that sends garbage as an index stops nothing', async () => {
    const origin = await startBad((sent, url) => {
      if (/search-index\.json$|search-titles\.\w+\.json$/.test(url))
        sent.body = Buffer.from('{"rows":7}');
    });
    expect(listNames((await runSmoke(origin, options)).findings)).toEqual(['unreadable']);
  });

  it('that nobody runs is unreachable', async () => {
    const {findings} = await runSmoke('http://127.0.0.1:1');
    expect(listNames(findings)).toEqual(['unreachable']);
  });
});

describe('HTTPS', () => {
  const run = async (origin: string, plain?: string): Promise<string[]> => {
    const names: string[] = [];
    const site = new SiteReader(origin);
    const context = {site, pages: [], plain: plain && new SiteReader(plain)} as never;
    for await (const {name} of checkTransport(context)) names.push(name);
    return names;
  };

  it('is expected of every host but this machine', async () => {
    expect(await run('http://docs.example')).toEqual(['not-https']);
    expect(await run('http://127.0.0.1:3000')).toEqual([]);
  });

  it('needs a certificate that is trusted', async () => {
    const {url, requests} = await startSelfSignedServer();
    const {findings} = await runSmoke(url);
    expect(findings).toMatchObject([
      {name: 'unreachable', what: expect.stringContaining('SELF_SIGNED_CERT')},
    ]);
    expect(requests).toEqual([]);
  });

  it('is where HTTP leads', async () => {
    const toHttps = createServer(
      (_, out) => void out.writeHead(301, {location: 'https://docs.example/docs/'}).end(),
    );
    expect(await run('https://docs.example', await start(toHttps))).toEqual([]);
    expect(await run('https://docs.example', goodOrigin)).toEqual(['http-open']);
  });
});

describe('the sandbox package', () => {
  const program = (text: string): Map<string, Buffer> => new Map([['a.js', Buffer.from(text)]]);

  it('that does not start says what it printed', async () => {
    await expect(runPackage(program('console.log("no port")'), 'a.js')).rejects.toThrow(
      'Sandbox: did not start, printed no port',
    );
  });

  it('writes nothing outside of its folder', async () => {
    await expect(runPackage(new Map([['../a.js', Buffer.alloc(1)]]), 'a.js')).rejects.toThrow(
      'Archive: `../a.js` leads out.',
    );
  });

  it('is read as npm writes it, and rejected when it is cut off or too large', () => {
    const file = `build${sandbox.slice('/docs'.length)}`;
    const files = readTar(readFileSync(file));
    expect(files.has('package/package.json')).toBe(true);
    expect(() => readTar(readFileSync(file).subarray(0, 5000))).toThrow('unexpected end of file');
    expect(() => readTar(gzipSync('x'.repeat(1024)))).toThrow(
      'Archive: not a tar header at byte 0.',
    );
    expect(() => readTar(gzipSync(Buffer.alloc(200_000_001), {level: 1}))).toThrow('larger than');
  });
});

describe('the command', () => {
  it.each(['https://docs.example', 'https://docs.example/docs/', 'https://docs.example/docs'])(
    'takes %s',
    (address) => {
      expect(readOrigin(address)).toBe('https://docs.example');
    },
  );

  it.each([
    '',
    'docs.example',
    'ftp://docs.example',
    'https://docs.example/other/',
    'https://me:pw@docs.example',
  ])('rejects "%s"', (address) => {
    expect(() => readOrigin(address)).toThrow('Address: not one of a portal');
  });

  it('makes the checks that are asked for, and rejects others', () => {
    expect(readChecks(undefined)).toEqual(checkNames);
    expect(readChecks(['search', 'headers'])).toEqual(['headers', 'search']);
    expect(() => readChecks(['serch'])).toThrow('`--only`: unknown check, got "serch". Expected: ');
  });

  it('prints each finding with what to do', () => {
    const finding = {name: 'page-cached', where: '/docs/', what: 'W.', expected: 'E', fix: 'F.'};
    const report = {checks: ['caches'], requests: 3, findings: [finding]};
    expect(formatReport('https://docs.example/docs/', report, 1500)).toBe(
      `https://docs.example/docs/: 1 finding in 1 checks, 3 requests and 1.5 s (caches)
- page-cached: /docs/: W.
  Expected: E.
  Fix: F.`,
    );
  });

  it('says once what is wrong in the same way in several places', () => {
    const toFinding = (where: string, what = 'W.') =>
      ({name: 'page-cached', where, what, expected: 'E', fix: 'F.'}) as const;
    const findings = ['/a', '/b', '/c', '/d', '/e'].map((where) => toFinding(where));
    const report = {
      checks: ['caches'],
      requests: 3,
      findings: [...findings, toFinding('/f', 'V.')],
    };
    expect(formatReport('https://docs.example/docs/', report, 1500)).toBe(
      `https://docs.example/docs/: 6 findings in 1 checks, 3 requests and 1.5 s (caches)
- page-cached: /a, /b, /c and 2 more: W.
  Expected: E.
  Fix: F.
- page-cached: /f: V.
  Expected: E.
  Fix: F.`,
    );
  });
});
