import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {requestText} from '../../testing/requestText';
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
  const again = await createOfflineFolder('build');
  expect([...again.keys()]).toEqual([...files.keys()]);
  const changed = [...again].filter(
    ([file, bytes]) => !Buffer.from(bytes).equals(files.get(file)!),
  );
  expect(changed.map(([file]) => file)).toEqual([]);
  expect(zipFolder(files, 'portal').length).toBeLessThan(15_000_000);
  // Each file is packed by itself, so a few of them show that the same files give the same bytes.
  const [few, fewAgain] = [files, again].map((all) =>
    Buffer.from(zipFolder(new Map([...all].filter((_, index) => index % 20 === 0)), 'portal')),
  );
  expect(few?.equals(fewAgain!)).toBe(true);
}, 30_000);

/** Starts the program of a folder with some of the files, and a file beside it. */
async function startProgram(): Promise<{readonly folder: string; readonly origin: string}> {
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
  return {folder, origin: /http:\/\/[\d.:]+/.exec(line.toString())?.[0] ?? ''};
}

const getStatus = async (origin: string, pathname: string): Promise<number | undefined> =>
  (await requestText(origin, pathname)).status;

it('is served by its own program, which gives nothing beside the folder', async () => {
  const {origin} = await startProgram();
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

it('goes on serving after addresses that are none, and files that cannot be read', async () => {
  const {folder, origin} = await startProgram();
  for (const target of ['//', '///', '/\\', '//:80/', '//%/', '//[/', `/docs/${'a'.repeat(9000)}`])
    expect(await getStatus(origin, target), target).toBe(404);
  for (const target of ['http://[::1/docs/', '*'])
    expect(await getStatus(origin, target), target).toBe(400);
  expect((await requestText(origin, '/docs/content/faq/', {method: 'POST'})).status).toBe(405);
  writeFileSync(path.join(folder, 'locked.txt'), 'x', {mode: 0});
  const isRoot = process.getuid?.() === 0;
  expect(await getStatus(origin, '/docs/locked.txt')).toBe(isRoot ? 200 : 404);
  // It opens for every user, and the first byte cannot be read.
  symlinkSync('/proc/self/mem', path.join(folder, 'broken.txt'));
  await expect(requestText(origin, '/docs/broken.txt')).rejects.toThrow();
  const {status, body} = await requestText(origin, '/docs/content/faq/', {method: 'HEAD'});
  expect([status, body]).toEqual([200, '']);
});

it.each(['--port', '65536', '-1', ''])('rejects "%s" as its port in one sentence', (port) => {
  const program = 'src/scripts/offline/folder/serve.mjs';
  const {status, stderr} = spawnSync(process.execPath, [program, port], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([
    1,
    `Port: not one, got "${port}". Expected: a number up to 65535, such as node serve.mjs 8081\n`,
  ]);
});
