import type {Browser, Page} from 'playwright-core';
import {getMedian} from './getMedian';

declare global {
  interface Window {
    /** Set by `WATCH`: when Ctrl+K was pressed, and the field and the first result appeared, in ms. */
    searchTimes: {readonly pressed: number; readonly field: number; readonly hit: number};
  }
}

const ROUTE = 'content/faq';
const QUERY = 'hook';
const RUNS = 7;
const TIMEOUT_MS = 60_000;

/**
 * Lighthouse's "slow 4G, mid-tier phone": 1.6 Mbit/s, 150 ms round trip, a processor four times
 * slower.
 */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOW_CPU = 4;

/**
 * Records in the page when Ctrl+K was pressed and when the first hit was there, and says so: asking
 * the page would run a script in it that takes 15 ms, on the slow phone 60, before the first hit.
 */
const FOUND = 'search-found';
const WATCH = `
  window.searchTimes = {pressed: 0, field: 0, hit: 0};
  addEventListener('keydown', ({key}) => {
    if (key === 'k') searchTimes.pressed ||= performance.now();
  }, true);
  const wait = () => {
    if (document.activeElement?.matches('[role=dialog] input')) searchTimes.field ||= performance.now();
    if (document.querySelector('[role=dialog] [role=treeitem] a') === null) requestAnimationFrame(wait);
    else {
      searchTimes.hit = performance.now();
      console.log('${FOUND}');
    }
  };
  requestAnimationFrame(wait);
`;

/** Times from Ctrl+K on a page without script to the focused field and to the first hit. */
export async function measureSearch(browser: Browser, base: string): Promise<object[]> {
  return [
    {connection: 'unthrottled', ...(await measureFirstHit(browser, base, RUNS, false))},
    {connection: 'slow 4G, slow phone', ...(await measureFirstHit(browser, base, RUNS, true))},
  ];
}

/** The same for one connection. */
export async function measureFirstHit(
  browser: Browser,
  base: string,
  runs: number,
  isSlow: boolean,
): Promise<object> {
  const fields: number[] = [];
  const hits: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.goto(base + ROUTE, {waitUntil: 'networkidle'});
    if (isSlow) await slowDown(page);
    const {field, hit} = await searchFirst(page);
    fields.push(field);
    hits.push(hit);
    await context.close();
  }
  return {
    fieldMs: getMedian(fields),
    hitMs: getMedian(hits),
    bestHitMs: Math.min(...hits),
    worstHitMs: Math.max(...hits),
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_CPU});
}

async function searchFirst(page: Page): Promise<{readonly field: number; readonly hit: number}> {
  const found = page.waitForEvent('console', {
    predicate: (message) => message.text() === FOUND,
    timeout: TIMEOUT_MS,
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(QUERY);
  await found;
  // A function, not a string: the policy of the page forbids `eval`.
  const {pressed, field, hit} = await page.evaluate(() => window.searchTimes);
  return {field: Math.round(field - pressed), hit: Math.round(hit - pressed)};
}
