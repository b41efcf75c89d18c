import {brotliCompressSync, constants} from 'node:zlib';
import {expect, type APIRequestContext, type Page, type Response} from '@playwright/test';
import {names} from '../../portal/product';
import {waitForHydration} from './support/hydration';
import {test} from './support/untouched';
import {underOneName} from '../underOneName';

/** Bytes after brotli, as a production host sends them; the local server's own encoding varies. */
const BUDGET = {
  /** HTML around the text of a document: what each page pays before it says anything. */
  frame: 5_500,
  css: 14_000,
  /** HTML, style sheet, icon: all that a document page needs until it is loaded. */
  page: 24_000,
  requests: 4,
  /** All script that runs once a person has shown up. */
  script: 130_000,
  /** What the workbench adds, which its own page opens at once. */
  workbench: 60 * 1_024,
  /** The loader, which is in each page. */
  loader: 1_000,
};

const DOCUMENTS = [
  'content/tutorials/hooks/introduction',
  // Its pictures wait until they are in sight.
  'content/tutorials/vehicle-api/getting-started',
  'content/downloadable-products/agent-docs/intro',
];
const OTHERS = [
  '',
  'content/faq',
  'api/vehicle',
  `lib/${names.clientPackage}/classes/VehicleAPIClient`,
  'content/category/tutorials',
  'search',
  'tools/workbench',
  'tools/errors',
  'tools/hooks',
  'tools/image-check',
  'changes',
  'tools/plans',
  'tools/webhooks',
];

const toSize = async (response: Response): Promise<number> =>
  brotliCompressSync(await response.body()).length;

/** Sizes of the files that many pages share, by their address. */
const sizes = new Map<string, Promise<number>>();
function getSize(request: APIRequestContext, url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = request
    .get(url)
    .then((response) => response.body())
    .then((body) => brotliCompressSync(body).length);
  sizes.set(url, size);
  return size;
}

/** Fetched ahead, when there is nothing else to do. */
const isPrefetch = async (response: Response): Promise<boolean> =>
  /prefetch/.test((await response.request().allHeaders())['sec-purpose'] ?? '');

/** All that a page fetches until it is loaded, by kind. */
async function load(
  page: Page,
  path: string,
): Promise<{readonly kind: string; readonly size: number}[]> {
  const responses: Response[] = [];
  const collect = (response: Response): number => responses.push(response);
  page.on('response', collect);
  await page.goto(path, {waitUntil: 'load'});
  page.off('response', collect);
  const parts = await Promise.all(
    responses.map(async (response) =>
      (await isPrefetch(response))
        ? []
        : [{kind: response.request().resourceType(), size: await toSize(response)}],
    ),
  );
  return parts.flat();
}

const sum = (parts: readonly {readonly size: number}[]): number =>
  parts.reduce((total, {size}) => total + size, 0);

/** The script that the page in front has once it is hydrated. */
async function loadScripts(page: Page): Promise<number> {
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  const sources = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({src}) => src),
  );
  expect(sources.length).toBeGreaterThan(1);
  const sizes = [...new Set(sources)].map((src) => getSize(page.request, src));
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

for (const path of DOCUMENTS) {
  test(`the document ${path} arrives in ${BUDGET.page} bytes and ${BUDGET.requests} requests, and its script in ${BUDGET.script}`, async ({
    page,
  }) => {
    const parts = await load(page, path);
    const ofKind = (kind: string): number => sum(parts.filter((part) => part.kind === kind));
    expect(ofKind('script')).toBe(0);
    expect(ofKind('stylesheet')).toBeLessThanOrEqual(BUDGET.css);
    expect(sum(parts)).toBeLessThanOrEqual(BUDGET.page);
    expect(parts.length).toBeLessThanOrEqual(BUDGET.requests);
    expect(await loadScripts(page)).toBeLessThanOrEqual(BUDGET.script);
  });
}

for (const path of OTHERS) {
  test(`the page /${path} runs no script until it is touched, and then ${BUDGET.script} bytes at most`, async ({
    page,
  }) => {
    const parts = await load(page, path);
    expect(parts.filter(({kind}) => kind === 'script' || kind === 'font')).toEqual([]);
    expect(sum(parts.filter(({kind}) => kind === 'stylesheet'))).toBeLessThanOrEqual(BUDGET.css);
    if (path === '' || path === 'tools/workbench') {
      // They come with their picture.
      expect(parts.map(({kind}) => kind)).toContain('image');
      expect(sum(parts)).toBeLessThanOrEqual(BUDGET.page);
    }
    expect(await loadScripts(page)).toBeLessThanOrEqual(
      path === 'tools/workbench' ? BUDGET.script + BUDGET.workbench : BUDGET.script,
    );
  });
}

// A quality of 9 takes longer than the best for texts of this size.
const QUICKLY = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};
/** Whether a text fits; only one that is close to the bound is compressed as hosts do. */
const isWithin = (text: string, bytes: number): boolean =>
  brotliCompressSync(text, QUICKLY).length <= bytes || brotliCompressSync(text).length <= bytes;

/** Addresses of every document, from the sitemap. */
async function listDocuments(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/docs\/(content\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  return paths
    .filter((path) => !path.includes('/category/'))
    .map((path) => new URL(path, baseURL).href);
}

test(`every document takes at most ${BUDGET.page} bytes with its style sheets and icon, ${BUDGET.frame} of them around its text`, async ({
  request,
  baseURL,
}) => {
  const documents = await listDocuments(request, baseURL);
  expect(documents.length).toBeGreaterThan(40);
  const tooLarge: string[] = [];
  for (const document of documents) {
    const served = await (await request.get(document)).text();
    const html = underOneName(served);
    const parts = [
      ...served.matchAll(/<link[^>]* rel="?(?:stylesheet|icon)"? href="?([^ ">]+)/g),
    ].map(([, href]) => new URL(href ?? '', document).href);
    expect(parts.length).toBeGreaterThan(1);
    const shared = await Promise.all(parts.map((part) => getSize(request, part)));
    const rest = shared.reduce((total, size) => total + size, 0);
    const frame = html.replace(/<article[^]*<\/article>/, '');
    if (!isWithin(html, BUDGET.page - rest) || !isWithin(frame, BUDGET.frame)) {
      const [page, around] = [html, frame].map((text) => brotliCompressSync(text).length);
      tooLarge.push(`${document}: ${(page ?? 0) + rest} bytes, ${around} around the text`);
    }
  }
  expect(tooLarge).toEqual([]);
});

test('the loader is small, and the same on every page', async ({page}) => {
  const texts = new Set<string>();
  for (const path of ['', 'content/faq', 'api/storage', 'search', 'content/nothing-here']) {
    await page.goto(path);
    texts.add((await page.locator('script[data-scripts]').textContent()) ?? '');
  }
  expect(texts.size).toBe(1);
  const [loader = ''] = texts;
  expect(loader).not.toBe('');
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(BUDGET.loader);
});
