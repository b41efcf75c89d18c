import {expect, test} from '@playwright/test';
import {INDEX_FILE} from '../../../portal/search';
import {fault} from '../support/fault';
import {holdRequests} from '../support/holdRequests';
import {openHydrated} from '../support/hydration';
import {DOCUMENT, getDialog, getHits, INDEX, openSearch, searchFor} from '../support/search';
import {test as untouched} from '../support/untouched';

test.describe('what is asked of the network', () => {
  test('is no text of the index before a reader turns to the search, and never a third party', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await openHydrated(page, DOCUMENT);
    // What its links lead to is fetched when the browser has nothing else to do, also on a busy
    // machine.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
    const before = requests.length;
    await page.keyboard.press('Control+k');
    await searchFor(page, 'hook');
    // The pages that the search offers are not fetched ahead: neither where one may begin nor what
    // was found.
    const scripts = requests.slice(before).filter((url) => /\/assets\/js\//.test(url));
    expect(scripts.filter((url) => !/\/(shared|runtime|search)[.~-]/.test(url))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toHaveLength(1);
    expect(
      requests.filter(
        (url) => !url.startsWith(new URL(baseURL ?? '').origin) && !/^(data|blob):/.test(url),
      ),
    ).toEqual([]);
  });

  untouched(
    'begins when Ctrl is pressed, for a K that may follow, without hydrating the page',
    async ({page}) => {
      await page.goto(DOCUMENT);
      const started = page.waitForEvent('worker');
      await page.keyboard.down('Control');
      await started;
      await expect(getDialog(page)).toHaveCount(0);
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await searchFor(page, 'register hook');
      expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    },
  );

  untouched('fails without a word when the reader only passes its button', async ({page}) => {
    let isGone = false;
    const script = /\/assets\/js\/search\.\w+\.js$/;
    await page.route(script, (route) => (isGone ? route.fulfill({status: 404}) : route.continue()));
    await openHydrated(page, DOCUMENT);
    isGone = true;
    const button = page.getByRole('button', {name: 'Search', exact: true});
    for (const pass of [() => button.hover(), () => button.focus()]) {
      const failed = page.waitForResponse((response) => script.test(response.url()));
      await pass();
      expect((await failed).status()).toBe(404);
    }
    await expect(page).toHaveURL(new RegExp(`${DOCUMENT}$`));
    await button.click();
    await expect(page).toHaveURL(/\/docs\/search/);
  });

  test('is not the index for what titles say, until that is shown', async ({page}) => {
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    await page.keyboard.type('register hook');
    const first = getHits(page).first();
    await expect(first).toContainText('Registering the hook');
    release();
    await expect(getDialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(first).toContainText('Registering the hook');
    await expect(first).toHaveAttribute('aria-selected', 'true');
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
