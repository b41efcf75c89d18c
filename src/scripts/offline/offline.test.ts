import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {createOfflineFolder, type FolderFiles} from './createOfflineFolder';
import {findBrokenLinks} from './findBrokenLinks';
import {writeFolder} from './writeFolder';
import {zipFolder} from './zipFolder';

let files: FolderFiles;

beforeAll(async () => {
  files = await createOfflineFolder('build');
});

it('leads each link of each page to a file in the folder, and to an anchor that is there', () => {
  const {links, broken} = findBrokenLinks(files);
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(10_000);
});

it('reports a file, an anchor, and an address that are not there', () => {
  const page = (html: string) => new TextEncoder().encode(html);
  const some = new Map([
    [
      'a/index.html',
      page('<p id=x><a href="../b.md">1</a><a href="#y">2</a><a href="/docs/a">3</a>'),
    ],
    ['index.html', page('<a href="a/index.html#x">4</a><a href="a/index.html#z">5</a>')],
  ]);
  expect(findBrokenLinks(some)).toEqual({
    links: 5,
    broken: [
      'a/index.html: ../b.md',
      'a/index.html: #y',
      'a/index.html: /docs/a',
      'index.html: a/index.html#z',
    ],
  });
});

it('has the same bytes twice, and at most 15 MB', async () => {
  const zip = Buffer.from(zipFolder(files, 'portal'));
  const again = Buffer.from(zipFolder(await createOfflineFolder('build'), 'portal'));
  expect(zip.equals(again)).toBe(true);
  expect(zip.length).toBeLessThan(15_000_000);
}, 30_000);

/** The status of a path that is sent as it is written. */
async function getStatus(origin: string, pathname: string): Promise<number | undefined> {
  const {hostname, port} = new URL(origin);
  const [response] = (await once(request({hostname, port, path: pathname}).end(), 'response')) as [
    {readonly statusCode?: number; resume(): void},
  ];
  response.resume();
  return response.statusCode;
}

it('is served by its own program, which gives nothing beside the folder', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const folder = path.join(outside, 'portal');
  const few = new Map([...files].filter(([file]) => /^(serve\.mjs|content\/)/.test(file)));
  writeFolder(new Map([['../secret.txt', Buffer.from('x')], ...few]), folder);
  const server = spawn(process.execPath, [path.join(folder, 'serve.mjs'), '0']);
  onTestFinished(() => {
    server.kill();
    rmSync(outside, {recursive: true});
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(line.toString())?.[0] ?? '';

  const page = await fetch(`${origin}/docs/content/faq`);
  expect(page.url).toBe(`${origin}/docs/content/faq/`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toBe(Buffer.from(files.get('content/faq/index.html') ?? []).toString());
  for (const pathname of [
    '/docs/../secret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/%2e%2e/secret.txt',
    '/docs/%00',
    '/docs/%E0%A4%A',
    '/docs/nope',
    '/secret.txt',
  ])
    expect(await getStatus(origin, pathname), pathname).toBe(404);
});
