import {brotliCompressSync} from 'node:zlib';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {INDEX_FILE} from '../../portal/search';
import type {CompactIndex} from '../../search/types';
import {createGrownIndex} from './createGrownIndex';

const ROUTE = 'content/faq';
const FIRST = 'hook';
/** Typed letter by letter for the time of a key. */
const TYPED = [
  'confirm subscription',
  'x-disable-image-resizing',
  'licence plate missing',
  'maxraeds',
  'what does a call cost',
  'verifySignature',
];
const PATIENCE = 60_000;

/** Lighthouse's "slow 4G, mid-tier phone": 1.6 Mbit/s, 150 ms round trip, processor four times slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOW_CPU = 4;

declare global {
  interface Window {
    /** Milliseconds from a key to its paint, written by the script below. */
    searchTimes: {pressed: number; first: number; keys: number[]};
  }
}

/** Notes in the page when keys are pressed and when their answers are painted. */
function watch(): void {
  const times: Window['searchTimes'] = {pressed: 0, first: 0, keys: []};
  window.searchTimes = times;
  let pressed = 0;
  addEventListener(
    'keydown',
    (event) => {
      pressed = performance.now();
      if (event.key === 'k' && times.pressed === 0) times.pressed = pressed;
    },
    true,
  );
  const OriginalWorker = window.Worker;
  window.Worker = class extends OriginalWorker {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters);
      this.addEventListener('message', () => {
        const start = pressed;
        // Two frames on, what the answer changed is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => times.keys.push(performance.now() - start)),
        );
      });
    }
  };
  const wait = (): void => {
    if (document.querySelector('[role=dialog] [role=treeitem] a') === null)
      requestAnimationFrame(wait);
    else times.first = performance.now();
  };
  requestAnimationFrame(wait);
}

async function openPage(context: BrowserContext, base: string): Promise<Page> {
  const page = await context.newPage();
  // tsx names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watch);
  await page.goto(base + ROUTE, {waitUntil: 'networkidle'});
  return page;
}

/** Opens the search by Ctrl+K on a page without script, types, and waits for the first hit. */
async function searchFirst(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(FIRST);
  await page.waitForFunction(() => window.searchTimes.first > 0, undefined, {timeout: PATIENCE});
  return page.evaluate(() => window.searchTimes.first - window.searchTimes.pressed);
}

const sortNumbers = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  Math.round(sortNumbers(values)[Math.floor((values.length - 1) * share)] ?? 0);

/** From Ctrl+K on a page that has no script yet to the first hit, the index included. */
export async function measureFirstResult(
  browser: Browser,
  base: string,
  runs: number,
): Promise<object[]> {
  const rows: object[] = [];
  for (const [connection, isSlow] of [
    ['unthrottled', false],
    ['slow 4G, slow phone', true],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext();
      const page = await openPage(context, base);
      if (isSlow) {
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', SLOW);
        await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_CPU});
      }
      times.push(await searchFirst(page));
      await context.close();
    }
    rows.push({
      connection,
      medianMs: at(times, 0.5),
      bestMs: at(times, 0),
      worstMs: at(times, 1),
      runs,
    });
  }
  return rows;
}

/** Bytes after brotli that the first search adds to a hydrated page. */
export async function measureFirstSearchBytes(browser: Browser, base: string): Promise<object[]> {
  const context = await browser.newContext();
  const page = await openPage(context, base);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');
  const urls = new Set<string>();
  // Not what the page fetches in idle time for the next page.
  context.on(
    'request',
    (request) =>
      request.resourceType() !== 'other' &&
      !/prefetch/.test(request.headers()['sec-purpose'] ?? '') &&
      urls.add(request.url()),
  );
  await searchFirst(page);
  await page.waitForLoadState('networkidle');
  const rows: object[] = [];
  for (const url of urls) {
    if (!url.startsWith('http')) continue;
    const body = await (await context.request.get(url)).body();
    rows.push({file: url.slice(base.length), bytes: brotliCompressSync(body).length});
  }
  await context.close();
  return rows;
}

/** From a key to its painted answer, in the worker of a real page, with the index of this portal and of larger ones. */
export async function measureKeys(
  browser: Browser,
  base: string,
  index: CompactIndex,
  sizes: readonly number[],
): Promise<object[]> {
  const rows: object[] = [];
  for (const pages of [index.pages.length, ...sizes]) {
    const grown = JSON.stringify(createGrownIndex(index, pages));
    const context = await browser.newContext();
    await context.route(`**/${INDEX_FILE}`, (route) =>
      route.fulfill({contentType: 'application/json', body: grown}),
    );
    const page = await openPage(context, base);
    const firstMs = await searchFirst(page);
    const keys: number[] = [];
    for (const text of TYPED) {
      await page.getByRole('searchbox', {name: 'Search the documentation'}).fill('');
      await page.evaluate(() => (window.searchTimes.keys = []));
      for (const letter of text) {
        const known = await page.evaluate(() => window.searchTimes.keys.length);
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForFunction((count) => window.searchTimes.keys.length > count, known, {
          timeout: PATIENCE,
        });
      }
      keys.push(...(await page.evaluate(() => window.searchTimes.keys)));
    }
    rows.push({
      pages,
      sections: JSON.parse(grown).sections.length as number,
      indexBytes: brotliCompressSync(grown).length,
      firstMs: Math.round(firstMs),
      keyP50: at(keys, 0.5),
      keyP95: at(keys, 0.95),
      keys: keys.length,
    });
    await context.close();
  }
  return rows;
}
