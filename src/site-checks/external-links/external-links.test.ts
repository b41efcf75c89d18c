import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {listen} from '../../scripts/server/listen';
import {createBuiltSite, createFolder} from '../site/createBuiltSite';
import {readSite} from '../site/readSite';
import {checkLink} from './checkLink';
import {checkLinks} from './checkLinks';
import {openLinkCache} from './linkCache';
import {isReserved} from '../../contract/isReserved';
import {listExternalLinks} from './listExternalLinks';
import {runLinkCheck} from './runLinkCheck';

/** Short enough for tests, long enough for a busy machine. */
const LIMITS = {timeoutMs: 2000, retries: 2, pauseMs: 1};

let server: Server;
let origin: string;
let requests: string[];
let open = 0;
let mostOpen = 0;

const redirect = (response: ServerResponse, status: number, location: string): void =>
  void response.writeHead(status, {location}).end();

/** A server that responds as its paths say. */
function respond({method, url = ''}: IncomingMessage, response: ServerResponse): void {
  const {pathname} = new URL(url, 'http://localhost');
  requests.push(`${method} ${url}`);
  const isFirst = requests.filter((request) => request === `${method} ${url}`).length === 1;
  const [, name, value] = pathname.split('/');
  const responses: Record<string, () => void> = {
    ok: () => void response.end('x'.repeat(100_000)),
    status: () => void response.writeHead(Number(value)).end(),
    'no-head': () => void response.writeHead(method === 'HEAD' ? 405 : 200).end(),
    'get-only': () => void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
    'once-500': () => void response.writeHead(requests.length <= 2 ? 500 : 200).end(),
    'once-429': () => void response.writeHead(isFirst ? 429 : 200, {'retry-after': value}).end(),
    'once-429-date': () =>
      void response
        .writeHead(isFirst ? 429 : 200, {'retry-after': new Date(Date.now() - 1000).toUTCString()})
        .end(),
    'always-429': () => void response.writeHead(429, {'retry-after': value}).end(),
    chain: () => redirect(response, Number(value), '/temporary'),
    temporary: () => redirect(response, 302, '/ok'),
    dead: () => redirect(response, 302, '/status/404'),
    circle: () => redirect(response, 302, '/circle'),
    long: () => redirect(response, 302, `/long/${Number(value) + 1}`),
    reset: () => void response.destroy(),
    // Kept open until others have come.
    together: () => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() =>
        setImmediate(() => {
          open -= 1;
          response.end();
        }),
      );
    },
    hang: () => undefined,
  };
  responses[name ?? '']?.();
}

beforeAll(async () => {
  server = createServer(respond);
  origin = await listen(server, {port: 0, host: '127.0.0.1'});
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('checkLink', () => {
  it.each([
    ['a page', '/ok', 'ok', 'has status 200', 1],
    ['a page that is gone', '/status/404', 'broken', 'has status 404', 2],
    ['a page that was taken away', '/status/410', 'broken', 'has status 410', 2],
    ['a server that knows no HEAD', '/no-head', 'ok', 'has status 200', 2],
    ['a server that responds differently to HEAD', '/get-only', 'ok', 'has status 200', 2],
    ['a server that recovers', '/once-500', 'ok', 'has status 200', 3],
    ['a server that does not recover', '/status/503', 'broken', 'has status 503', 6],
    ['a server that asks to wait', '/once-429/0', 'ok', 'has status 200', 2],
    ['a server that names a time which has passed', '/once-429-date', 'ok', 'has status 200', 2],
    ['a server that never has time', '/always-429/0', 'unknown', 'has status 429', 3],
    [
      'a server that asks for a longer wait than we have',
      '/always-429/3600',
      'unknown',
      'has status 429',
      1,
    ],
    ['a wall against machines', '/status/403', 'unknown', 'has status 403', 2],
    ['a wall of a large network', '/status/999', 'unknown', 'has status 999', 2],
    ['a page behind a login', '/status/401', 'unknown', 'has status 401', 2],
    ['a redirect for now', '/temporary', 'ok', 'has status 200', 2],
    ['a redirect to a page that is gone', '/dead', 'broken', 'has status 404', 4],
    ['a circle', '/circle', 'broken', 'leads in a circle of redirects', 1],
    ['redirects without end', '/long/1', 'broken', 'leads through more than 5 redirects', 6],
  ] as const)('judges %s', async (_name, address, state, detail, count) => {
    expect(await checkLink(origin + address, LIMITS)).toEqual({
      url: origin + address,
      state,
      detail,
    });
    expect(requests).toHaveLength(count);
  });

  it.each([301, 308])(
    'names the new address after a redirect with %d, through others',
    async (status) => {
      expect(await checkLink(`${origin}/chain/${status}`, LIMITS)).toMatchObject({
        state: 'moved',
        detail: `has moved to ${origin}/ok`,
      });
    },
  );

  it('waits as long as a server asks', async () => {
    const start = performance.now();
    expect(await checkLink(`${origin}/once-429/1`, LIMITS)).toMatchObject({state: 'ok'});
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it('gives up on a server that hangs, resets or is not there', async () => {
    expect(await checkLink(`${origin}/hang`, {...LIMITS, timeoutMs: 100})).toMatchObject({
      state: 'broken',
      detail: 'does not respond within 0.1 s',
    });
    expect(requests).toHaveLength(3);
    expect(await checkLink(`${origin}/reset`, LIMITS)).toMatchObject({
      state: 'broken',
      detail: 'cannot be reached: UND_ERR_SOCKET',
    });
    const gone = createServer();
    const address = await listen(gone, {port: 0, host: '127.0.0.1'});
    await new Promise((resolve) => gone.close(resolve));
    expect(await checkLink(address, LIMITS)).toMatchObject({
      state: 'broken',
      detail: 'cannot be reached: ECONNREFUSED',
    });
  });
});

describe('checkLinks', () => {
  it('sends few requests at a time to one host', async () => {
    mostOpen = 0;
    const urls = Array.from({length: 12}, (_, index) => `${origin}/together/${index}`);
    const results = await checkLinks(urls, {...LIMITS, perHost: 3});
    expect(results.map(({url, state}) => [url, state])).toEqual(urls.map((url) => [url, 'ok']));
    expect(mostOpen).toBeGreaterThan(0);
    expect(mostOpen).toBeLessThanOrEqual(3);
  });

  it('asks no more about what was fine a short time ago, and again about all else', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'links-')), 'deep/cache.json');
    const urls = [`${origin}/ok`, `${origin}/status/404`];
    const now = Date.UTC(2026, 0, 10);
    const run = async (time: number): Promise<string[]> => {
      requests = [];
      const cache = openLinkCache(file, 7, time);
      await checkLinks(urls, {...LIMITS, cache});
      cache.write();
      return requests;
    };
    expect(await run(now)).toEqual(['HEAD /ok', 'HEAD /status/404', 'GET /status/404']);
    expect(await run(now + 6 * 86_400_000)).toEqual(['HEAD /status/404', 'GET /status/404']);
    expect(await run(now + 7 * 86_400_000)).toEqual([
      'HEAD /ok',
      'HEAD /status/404',
      'GET /status/404',
    ]);
    writeFileSync(file, '{"cut');
    expect(await run(now)).toHaveLength(3);
  });
});

describe('listExternalLinks', () => {
  it('lists each address once with its pages, and asks no host that does not exist', () => {
    const home = `<a href="https://a.dev/x#1">x</a><a href="https://a.dev/x#2">x</a><a href="//b.dev">x</a><a href="mailto:a@b.dev">x</a><a href="/docs/content/faq">x</a>
      <a href="https://docs.x.example/">x</a><a href="https://example.com/">x</a><a href="http://localhost:3000">x</a><a href="http://127.0.0.1">x</a><a href="http://[::1]/">x</a>`;
    expect(
      listExternalLinks(
        readSite(createBuiltSite({home, other: '<a href="https://a.dev/x">x</a>'})),
      ),
    ).toEqual([
      {url: 'https://a.dev/x', pages: ['content/faq/index.html', 'index.html']},
      {url: 'https://b.dev/', pages: ['index.html']},
    ]);
  });

  it.each([
    'https://x.test/',
    'https://api.example/',
    'https://www.example.org/',
    'http://a.localhost/',
    'http://0.0.0.0/',
  ])('takes %s for reserved', (url) => {
    expect(isReserved(new URL(url))).toBe(true);
  });

  it.each(['https://example.dev/', 'https://myexample.com/', 'https://test.io/'])(
    'does not take %s for reserved',
    (url) => {
      expect(isReserved(new URL(url))).toBe(false);
    },
  );
});

describe('npm run check:links', () => {
  const root = createFolder({'docs/faq.mdx': '---\ntitle: FAQ\ndescription: x\n---\n\nText.\n'});
  const isIgnored = (): boolean => false;

  it('reports what is broken, unknown or has moved, with source and line', async () => {
    writeFileSync(
      path.join(root, 'docs/faq.mdx'),
      `---\ntitle: FAQ\ndescription: x\n---\n\nSee [x](${origin}/status/404).\n`,
    );
    const links = ['ok', 'status/404', 'status/403', 'chain/301']
      .map((name) => `<a href="${origin}/${name}">x</a>`)
      .join('');
    const {report, broken} = await runLinkCheck({
      dir: createBuiltSite({other: links}),
      root,
      isIgnored,
      ...LIMITS,
    });
    expect(report).toBe(`## External links: 1 of 4 work

### Broken

- docs/faq.mdx:6: ${origin}/status/404 has status 404. (content/faq/index.html)

### Unknown: the server keeps machines out

- docs/faq.mdx: ${origin}/status/403 has status 403. (content/faq/index.html)

### Moved for good: the link still works, its new address is better

- docs/faq.mdx: ${origin}/chain/301 has moved to ${origin}/ok. (content/faq/index.html)
`);
    expect(broken).toHaveLength(1);
  });

  const run = (dir: string, summary: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        path.resolve('src/scripts/setup/tsx.mjs'),
        path.resolve('src/scripts/checkLinks.ts'),
        '--dir',
        dir,
      ],
      {encoding: 'utf8', env: {...process.env, GITHUB_STEP_SUMMARY: summary}},
    );

  it('writes the report into the summary of a job, and says when nothing has been built', () => {
    const summary = path.join(root, 'summary.md');
    expect(run(createBuiltSite(), summary)).toMatchObject({
      status: 0,
      stdout: '## External links: 0 of 0 work\n\n',
    });
    expect(readFileSync(summary, 'utf8')).toBe('## External links: 0 of 0 work\n');
    expect(run('nowhere', summary)).toMatchObject({
      status: 1,
      stderr: 'Folder `nowhere`: holds no built site. Fix: run `npm run build` first.\n',
    });
  });
});
