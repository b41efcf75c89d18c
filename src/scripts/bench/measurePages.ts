import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page, Request} from 'playwright-core';
import {names} from '../../portal/product';

/** One page of each type. */
const PAGES: Readonly<Record<string, string>> = {
  home: '',
  document: 'content/faq',
  tutorial: 'content/tutorials/vehicle-api/getting-started',
  reference: 'api/vehicle',
  library: `lib/${names.clientPackage}/classes/VehicleAPIClient`,
  category: 'content/category/tutorials',
};

/** Weight of one page, in bytes after brotli. */
export interface PageWeight {
  readonly type: string;
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly other: number;
  /** Script that the first interaction loads. */
  readonly scriptAfterInteraction: number;
  /** Time from the first key to a hydrated page. */
  readonly hydratedMs: number;
}

const KINDS = {document: 'html', stylesheet: 'css', script: 'script'} as const;

/** Opens one page of each type, hydrates it with a key, and adds up what was fetched. */
export async function measurePages(browser: Browser, base: string): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const [type, route] of Object.entries(PAGES)) {
    const context = await browser.newContext();
    weights.push(await measurePage(await context.newPage(), type, base + route));
    await context.close();
  }
  return weights;
}

async function measurePage(page: Page, type: string, url: string): Promise<PageWeight> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url, {waitUntil: 'load'});
  const untilLoad = requests.filter(isNeeded);
  const weight = await addUp(page, untilLoad);

  const start = performance.now();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const hydratedMs = Math.round(performance.now() - start);
  await page.waitForLoadState('networkidle');
  const all = await addUp(page, requests.filter(isNeeded));
  return {
    type,
    requests: untilLoad.length,
    ...weight,
    scriptAfterInteraction: all.script - weight.script,
    hydratedMs,
  };
}

/** Leaves out what the browser fetches for later while it is idle. */
const isNeeded = (request: Request): boolean =>
  request.resourceType() !== 'other' && !/prefetch/.test(request.headers()['sec-purpose'] ?? '');

/** Bytes by kind. Each URL is fetched again, since the browser may have dropped the body. */
async function addUp(
  page: Page,
  requests: readonly Request[],
): Promise<Record<'html' | 'css' | 'script' | 'other', number>> {
  const sums = {html: 0, css: 0, script: 0, other: 0};
  const kinds = new Map(requests.map((request) => [request.url(), request.resourceType()]));
  for (const [url, type] of kinds) {
    if (!url.startsWith('http')) continue;
    const response = await page.request.get(url);
    if (response.ok()) {
      sums[KINDS[type as keyof typeof KINDS] ?? 'other'] += brotliCompressSync(
        await response.body(),
      ).length;
    }
  }
  return sums;
}
