import type {Browser, Page} from 'playwright-core';

declare global {
  interface Window {
    /** Set by `WATCH`: when Ctrl+K was pressed and when the first result appeared, in ms. */
    searchTimes: {readonly pressed: number; readonly hit: number};
  }
}

const ROUTE = 'content/faq';
const QUERY = 'hook';
const RUNS = 5;
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

/** Records in the page when Ctrl+K was pressed and when the first hit was there. */
const WATCH = `
  window.searchTimes = {pressed: 0, hit: 0};
  addEventListener('keydown', ({key}) => {
    if (key === 'k') searchTimes.pressed ||= performance.now();
  }, true);
  const wait = () => {
    if (document.querySelector('[role=dialog] [role=treeitem] a') === null) requestAnimationFrame(wait);
    else searchTimes.hit = performance.now();
  };
  requestAnimationFrame(wait);
`;

/** Time from Ctrl+K on a page without script to the first hit; it includes fetching the index. */
export async function measureSearch(browser: Browser, base: string): Promise<object[]> {
  const rows: object[] = [];
  for (const [connection, isSlow] of [
    ['unthrottled', false],
    ['slow 4G, slow phone', true],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(WATCH);
      await page.goto(base + ROUTE, {waitUntil: 'networkidle'});
      if (isSlow) await slowDown(page);
      times.push(await searchFirst(page));
      await context.close();
    }
    times.sort((one, other) => one - other);
    rows.push({connection, medianMs: times[RUNS >> 1], bestMs: times[0], worstMs: times.at(-1)});
  }
  return rows;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_CPU});
}

async function searchFirst(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(QUERY);
  // Functions, not strings: the policy of the page forbids `eval`.
  await page.waitForFunction(() => window.searchTimes.hit > 0, undefined, {timeout: TIMEOUT_MS});
  return Math.round(await page.evaluate(() => window.searchTimes.hit - window.searchTimes.pressed));
}
