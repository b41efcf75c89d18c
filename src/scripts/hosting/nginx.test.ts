import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPortalServer} from '../server/createPortalServer';
import {listen} from '../server/listen';
import {createHostFiles, readHostInput} from './hostFiles';

const NGINX = process.env['NGINX_PATH'] ?? 'nginx';
const hasNginx = spawnSync(NGINX, ['-v']).status === 0;

/** A port that was free a moment ago: nginx cannot choose one by itself. */
const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });

const ADDRESSES = [
  '/',
  '/docs',
  '/docs/',
  '/docs/content/faq',
  '/docs/content/faq/',
  '/docs/content/faq?q=1',
  '/docs/assets/js/gone.js',
  '/docs/nope',
  '/docs/content/references/error-messages',
  '/docs/assets/',
  '/elsewhere',
  '/.well-known/security.txt',
  '/.well-known/api-catalog',
  '/docs/.well-known/api-catalog',
  '/llms.txt',
  '/docs/content/faq.md',
  '/docs/content/nope.md',
  '/docs/api/vehicle.yaml',
  '/docs/api/gone.json',
  '/docs/404',
  '/docs/img/social-card.png',
  '/docs/img/gone.png',
];

/** What matters in a response; each server has its own body for a redirect. */
async function ask(
  origin: string,
  address: string,
  headers: readonly string[],
  accept = '*/*',
): Promise<object> {
  const response = await fetch(origin + address, {redirect: 'manual', headers: {accept}});
  const isRedirect = response.status >= 300 && response.status < 400;
  const names = [...headers, ...(isRedirect ? ['location'] : ['cache-control'])];
  return {
    address,
    status: response.status,
    body: isRedirect ? '' : await response.text(),
    ...Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
  };
}

// Only where nginx is installed, as on the machines of CI; `hosting.test.ts` reads the
// same files everywhere.
describe.skipIf(!hasNginx)('nginx with the generated files', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const nginx = (...args: string[]) =>
    spawnSync(NGINX, ['-p', dir, '-c', 'nginx.conf', '-e', 'error.log', ...args], {
      encoding: 'utf8',
    });
  let portal: Server;
  let origin: string;

  beforeAll(async () => {
    const port = await findPort();
    origin = `http://127.0.0.1:${port}`;
    mkdirSync(path.join(dir, 'root'));
    symlinkSync(path.resolve('build'), path.join(dir, 'root/docs'));
    for (const [name, content] of Object.entries(createHostFiles('build'))) {
      if (/^nginx\/.*\.conf$/.test(name))
        writeFileSync(path.join(dir, path.basename(name)), content);
    }
    writeFileSync(
      path.join(dir, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} pid nginx.pid; events {} http { access_log off; types { text/html html; application/javascript js; text/plain txt; }
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path tmp-${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${dir}/root; include portal.conf; } }`,
    );
    // It goes into the background once it listens.
    expect(nginx()).toMatchObject({status: 0, stderr: ''});
    portal = createPortalServer({dir: 'build'});
  });

  afterAll(() => {
    nginx('-s', 'stop');
    portal.close();
  });

  it('responds as the local server does', async () => {
    const headers = [
      ...Object.keys(readHostInput('build').headers),
      'Cross-Origin-Resource-Policy',
      'X-Robots-Tag',
      'Access-Control-Allow-Origin',
    ];
    const local = await listen(portal, {port: 0, host: '127.0.0.1'});
    const script = `/docs/assets/js/${readdirSync('build/assets/js')[0]}`;
    for (const address of [...ADDRESSES, script])
      expect(await ask(origin, address, headers)).toEqual(await ask(local, address, headers));
    for (const address of ['/docs/content/faq', '/docs/content/nope', '/docs/content/faq.md']) {
      const wanted = [...headers, 'content-type'];
      expect(await ask(origin, address, wanted, 'text/markdown')).toEqual(
        await ask(local, address, wanted, 'text/markdown'),
      );
    }
  });
});
