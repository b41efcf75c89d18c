import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page, Response} from 'playwright-core';
import {pageTypes} from './pageTypes';

/** Weight of one page, in bytes after brotli. */
export interface PageWeight {
  readonly type: string;
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly other: number;
  /** Script that the first sign of a person brings. */
  readonly scriptAfterIntent: number;
  /** From the first key to a hydrated page. */
  readonly hydratedMs: number;
}

const KINDS = {document: 'html', stylesheet: 'css', script: 'script'} as const;

/** Opens one page of each type, then wakes it with a key, and adds up what was fetched. */
export async function measurePages(browser: Browser, base: string): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const [type, route] of Object.entries(pageTypes)) {
    const context = await browser.newContext();
    weights.push(await measurePage(await context.newPage(), type, base + route));
    await context.close();
  }
  return weights;
}

async function measurePage(page: Page, type: string, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, {waitUntil: 'load'});
  const untilLoad = await addUp(responses);
  const requests = responses.length;

  const start = performance.now();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const hydratedMs = Math.round(performance.now() - start);
  await page.waitForLoadState('networkidle');
  const all = await addUp(responses);
  return {type, requests, ...untilLoad, scriptAfterIntent: all.script - untilLoad.script, hydratedMs};
}

async function addUp(responses: readonly Response[]): Promise<Record<'html' | 'css' | 'script' | 'other', number>> {
  const sums = {html: 0, css: 0, script: 0, other: 0};
  for (const response of responses) {
    if (!response.ok()) continue;
    const kind = KINDS[response.request().resourceType() as keyof typeof KINDS] ?? (response.url().endsWith('.js') ? 'script' : 'other');
    sums[kind] += brotliCompressSync(await response.body()).length;
  }
  return sums;
}
