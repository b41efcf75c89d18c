import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Server} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {requestText, type TextResponse} from '../../testing/requestText';
import {inBrowser} from '../bench/inBrowser';
import {createPortalServer} from './createPortalServer';
import {listen} from './listen';

const NOT_FOUND = `<script>'docusaurus.announcement'</script><script>window.portalLoader = {}</script><h1>not found</h1>`;

let dir: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  for (const folder of ['content/faq', 'assets/js', 'img', '.well-known'])
    mkdirSync(path.join(dir, folder), {recursive: true});
  writeFileSync(path.join(dir, 'index.html'), '<h1>home</h1>');
  writeFileSync(path.join(dir, 'content/faq/index.html'), `<h1>faq</h1>${'text '.repeat(1000)}`);
  writeFileSync(path.join(dir, 'content/faq.md'), '# FAQ – ä\n');
  writeFileSync(path.join(dir, 'llms.txt'), '# Portal\n');
  writeFileSync(path.join(dir, 'img/social-card.png'), '');
  writeFileSync(path.join(dir, '404.html'), NOT_FOUND);
  writeFileSync(path.join(dir, 'assets/js/main.js'), '1;');
  writeFileSync(path.join(dir, '.well-known/security.txt'), 'Contact: x');
  writeFileSync(path.join(dir, '.well-known/api-catalog'), '{"linkset": []}');
  server = createPortalServer({dir});
  origin = await listen(server, {port: 0, host: '127.0.0.1'});
});

afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

const request = (target: string, headers: Record<string, string> = {}): Promise<TextResponse> =>
  requestText(origin, target, {headers});

describe('portal server', () => {
  it.each([
    ['/docs/content/faq.md', 'text/markdown; charset=utf-8', 'noindex'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8', undefined],
    ['/llms.txt', 'text/plain; charset=utf-8', undefined],
  ])('sends the text for tools at %s as UTF-8', async (address, type, robots) => {
    const {status, headers} = await request(address);
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([200, type, robots]);
  });

  it.each(['/docs/content/faq', '/docs/content/faq/', '/docs/content/faq?q=1'])(
    'serves the page at %s',
    async (address) => {
      const {status, body} = await request(address);
      expect(status).toBe(200);
      expect(body).toContain('<h1>faq</h1>');
    },
  );

  it.each([
    ['/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/content/faq.html', '/docs/content/faq'],
    ['/docs/content/references/error-messages', '/docs/tools/errors'],
    ['/docs/content/faq/index.html?x=1', '/docs/content/faq?x=1'],
  ])('sends %s on to %s', async (from, to) => {
    const {status, headers} = await request(from);
    expect([301, 302]).toContain(status);
    expect(headers.location).toBe(to);
  });

  it.each([
    '/docs/nope',
    '/elsewhere',
    '/docs/assets/js/gone.js',
    '/docs/%',
    '/docs/../package.json',
    '/docs/..%2fpackage.json',
    '/docs/a%00b',
    '/docs/404',
    '/docs/404.html',
    // Paths that elsewhere name a host.
    '//',
    '///',
    '/\\',
    '//:80/',
    '//%/',
    '//[/',
    `/docs/${'long'.repeat(1000)}`,
  ])('returns 404 with the not-found page for %s', async (address) => {
    const {status, body} = await request(address);
    expect(status).toBe(404);
    expect(body).toBe(NOT_FOUND);
  });

  it('serves security.txt at the root of the host', async () => {
    const {status, body, headers} = await request('/.well-known/security.txt');
    expect([status, body, headers['content-type']]).toEqual([
      200,
      'Contact: x',
      'text/plain; charset=utf-8',
    ]);
  });

  it('serves the catalog of the APIs at the root of the host, with its type', async () => {
    for (const address of ['/.well-known/api-catalog', '/docs/.well-known/api-catalog']) {
      const {status, headers, body} = await request(address);
      expect([status, headers['content-type'], body]).toEqual([
        200,
        'application/linkset+json',
        '{"linkset": []}',
      ]);
    }
  });

  it('sends the policy that belongs to the pages', async () => {
    const {headers} = await request('/docs/content/faq');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets other sites show the card of links, and nothing else', async () => {
    const addresses = [
      '/docs/img/social-card.png',
      '/docs/img/gone.png',
      '/docs/content/faq',
      '/docs/assets/js/main.js',
      '/',
    ];
    const policies = await Promise.all(
      addresses.map(
        async (address) => (await request(address)).headers['cross-origin-resource-policy'],
      ),
    );
    expect(policies).toEqual([
      'cross-origin',
      'same-origin',
      'same-origin',
      'same-origin',
      'same-origin',
    ]);
  });

  it('compresses with brotli where the browser takes it', async () => {
    const {headers} = await request('/docs/content/faq', {'Accept-Encoding': 'br'});
    expect(headers['content-encoding']).toBe('br');
  });

  it('lets browsers cache hashed assets and revalidate pages', async () => {
    expect((await request('/docs/assets/js/main.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await request('/docs/content/faq')).headers['cache-control']).toBe('no-cache');
    expect((await request('/docs/assets/js/gone.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/html;q=0.5, text/markdown;q=0.7', true],
    ['*/*;q=0.1, text/markdown;q=0.2', true],
    ['text/markdown, */*', true],
    ['text/html, text/markdown', false],
    ['text/html;q=0.7, text/markdown;q=0.5', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    ['text/*', false],
    ['text/markdown;q=0, */*', false],
    ['text/markdown;q=0', false],
    ['application/json', false],
    ['', false],
    ['text/markdown;charset=utf-8', true],
    ['text/markdown; charset=UTF-8, text/html;q=0.9', true],
    ['text/html;charset=utf-8, text/markdown;q=0.9', false],
    [`text/markdown;q=${'9'.repeat(2_000)}, ;;;,,`, true],
  ])('chooses the version of a page for Accept: %s', async (accept, isMarkdown) => {
    const {status, headers, body} = await request('/docs/content/faq', {accept});
    expect(status).toBe(200);
    expect(body).toContain(isMarkdown ? '# FAQ – ä' : '<h1>faq</h1>');
    expect(headers['content-type']).toContain(isMarkdown ? 'text/markdown' : 'text/html');
    expect(String(headers['vary'])).toMatch(/^Accept\b(?!-)/);
  });

  it('says of a compressed page that both headers choose it', async () => {
    const headers = {accept: 'text/markdown', 'accept-encoding': 'br'};
    expect((await request('/docs/content/faq', headers)).headers['vary']).toBe(
      'Accept, Accept-Encoding',
    );
  });

  it.each(['/docs/assets/js/main.js', '/docs/content/faq.md', '/docs/content/nope', '/docs/%zz'])(
    'does not choose for %s, which has one version',
    async (address) => {
      const {headers} = await request(address, {accept: 'text/markdown'});
      expect(String(headers['vary'] ?? '')).not.toMatch(/Accept(?!-)/);
    },
  );

  it.each(['http://[::1/docs/', '*'])('returns 400 for %s, which is no address', async (target) => {
    const {status, headers} = await request(target);
    expect([status, headers['cache-control']]).toEqual([400, 'no-cache']);
  });

  it('takes a whole address, as clients send it to a proxy', async () => {
    expect((await request(`${origin}/docs/content/faq`)).body).toContain('<h1>faq</h1>');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'has files only, and nothing for %s',
    async (method) => {
      const {status, headers} = await requestText(origin, '/docs/content/faq', {method});
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('sends what GET does for HEAD, without the text', async () => {
    const {status, headers, body} = await requestText(origin, '/docs/content/faq', {
      method: 'HEAD',
    });
    const whole = await request('/docs/content/faq');
    expect([status, body, headers['content-length'], headers.etag, headers.vary]).toEqual([
      200,
      '',
      String(whole.body.length),
      whole.headers.etag,
      whole.headers.vary,
    ]);
  });

  it.each([
    ['favicon.ico', /^image\//],
    ['search-records.jsonl', /^application\//],
    ['client.tgz', /^application\/gzip$/],
    ['client.whl', /^application\/zip$/],
  ])('names the type of %s', async (file, type) => {
    writeFileSync(path.join(dir, file), '');
    expect((await request(`/docs/${file}`)).headers['content-type']).toMatch(type);
  });

  it('returns 404 for a file that cannot be opened, with none of its headers', async () => {
    // A socket is such a file for every user.
    const socket = createServer().listen(path.join(dir, 'assets/js/socket.js'));
    await once(socket, 'listening');
    onTestFinished(() => void socket.close());
    const {status, headers, body} = await request('/docs/assets/js/socket.js');
    expect([status, body]).toEqual([404, NOT_FOUND]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    for (const name of ['etag', 'last-modified', 'content-range', 'accept-ranges'])
      expect(headers).not.toHaveProperty(name);
  });

  it('shows a new build without a restart, with its policy and its not-found page', async () => {
    const page = path.join(dir, '404.html');
    const before = (await request('/docs/nope')).headers['content-security-policy'];
    const fresh = NOT_FOUND.replace('= {}', '= {anew: true}').replace('not found', 'gone');
    onTestFinished(() => writeFileSync(page, NOT_FOUND));
    writeFileSync(page, fresh);
    const {body, headers} = await request('/docs/nope');
    expect(body).toBe(fresh);
    expect(headers['content-security-policy']).not.toBe(before);
    rmSync(page);
    expect((await request('/docs/nope')).body).toBe(fresh);
  });

  it('says what to do when the port is taken', async () => {
    const port = Number(new URL(origin).port);
    await expect(listen(createPortalServer({dir}), {port, host: '127.0.0.1'})).rejects.toThrow(
      `Port ${port}: is in use by another program. Fix: stop that program or choose another port with \`-- --port ${port + 1}\`.`,
    );
  });

  it('says what a host is when it is none of this machine', async () => {
    // An address for documentation, which no machine has.
    await expect(listen(createPortalServer({dir}), {port: 0, host: '192.0.2.1'})).rejects.toThrow(
      'Host "192.0.2.1": is no address of this machine. Expected: such as "localhost", "127.0.0.1" or "0.0.0.0".',
    );
  });

  it('ends with a measurement for which there is no browser', async () => {
    const started = vi.spyOn(Server.prototype, 'listen');
    onTestFinished(() => started.mockRestore());
    vi.stubEnv('CHROMIUM_PATH', path.join(dir, 'chromium'));
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(inBrowser(() => Promise.resolve(), dir)).rejects.toThrow('Failed to launch');
    // One that listens would keep the program from ending.
    const servers = started.mock.contexts as Server[];
    expect(servers.map(({listening}) => listening)).toEqual([false]);
  });

  it('says that the site has not been built', () => {
    expect(() => createPortalServer({dir: path.join(dir, 'nowhere')})).toThrow(
      'holds no built site. Fix: run `npm run build` first.',
    );
  });
});
