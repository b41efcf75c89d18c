import {expect, test} from '@playwright/test';
import {INDEX_FILE} from '../../../portal/search';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {
  DOCUMENT,
  getDialog,
  getField,
  getHits,
  INDEX,
  openSearch,
  searchFor,
} from '../support/search';

test.describe('what is asked of the network', () => {
  test('is nothing about search before a reader turns to it, and never a third party', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await openHydrated(page, DOCUMENT);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
    await page.keyboard.press('Control+k');
    await searchFor(page, 'hook');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toHaveLength(1);
    expect(
      requests.filter(
        (url) => !url.startsWith(new URL(baseURL ?? '').origin) && !/^(data|blob):/.test(url),
      ),
    ).toEqual([]);
  });

  test('begins with the index, before any script has come, and asks for it once', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    const index = page.waitForResponse(INDEX);
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await index;
    await page.keyboard.type('hook');
    release();
    await expect(getHits(page).first()).toBeVisible();
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toHaveLength(1);
  });

  test('begins as soon as script runs, before the page is hydrated', async ({page}) => {
    // The parts of the page itself never arrive, so it sleeps on.
    await page.route(/\/assets\/js\/[0-9a-f]{8}\./, () => undefined);
    const worker = page.waitForEvent('worker');
    const index = page.waitForRequest(INDEX);
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await Promise.all([worker, index]);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('is nothing for the links of the page until something is found, then what the hits lead to', async ({
    page,
  }) => {
    const fetchedAhead = page.locator('link[rel=prefetch]:not([as])');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
    // Links are noticed in the next frame and looked at when the browser is idle.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
        ),
    );
    await expect(fetchedAhead).toHaveCount(0);
    await page.keyboard.type('hook');
    release();
    await expect(fetchedAhead.first()).toBeAttached();
  });

  test(
    'ends once the index is there: the search works offline',
    fault('F06-search'),
    async ({page, context}) => {
      await openSearch(page);
      await searchFor(page, 'hook');
      await context.setOffline(true);
      await searchFor(page, 'maxreads');
      await expect(getHits(page).first()).toContainText('maxreads');
    },
  );
});
