import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {interceptLater, notFound} from '../support/interceptLater';
import {CHUNKS, countDocuments, DOCUMENT, getFaqLink, getHeading} from '../support/parts';
import {collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {getHits} from '../support/search';

let isReleased: boolean;

/** Takes everything away that a tab has not loaded yet, as a host does that keeps no older release. */
const release = (): void => void (isReleased = true);

/** Ends the release: what the browser reloads names files that are there. */
const settle = (): void => void (isReleased = false);

test.describe('a tab that is older than the last release', () => {
  test.beforeEach(async ({page}) => {
    settle();
    // From the start: what is asked for at the moment of an interception may slip through.
    await page.route(/\/assets\/(?:js|css)\//, (route) =>
      isReleased
        ? route.fulfill({
            status: 404,
            contentType: 'text/html',
            body: '<!doctype html><h1>Not found</h1>',
          })
        : route.fallback(),
    );
  });

  test(
    'leads to the page of all results when its search is gone, and there the search works',
    fault('F07-search'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      release();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hook');
      // Each of its files fails, and each time the page is asked for again.
      await expect(page).toHaveURL(/\/docs\/search/);
      settle();
      await page.goto('search?q=hook');
      await expect(page.locator('main ol a').first()).toBeVisible();
      expect(problems).toEqual([]);
    },
  );

  test(
    'says that the sandbox could not be loaded, and how to go on',
    fault('F07-sandbox'),
    async ({page}) => {
      await openHydrated(page, 'api/vehicle');
      release();
      await page.getByRole('button', {name: 'Try it'}).first().click();
      await expect(page.getByRole('alert')).toContainText('The sandbox could not be loaded.');
      settle();
      await page.getByRole('button', {name: 'Try it'}).first().click();
      await expect(page.getByRole('button', {name: 'Send'})).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'searches in the page when only the worker of the search is gone',
    fault('F07-worker'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      const started = page.waitForEvent('worker');
      await page.keyboard.press('Control+k');
      const worker = (await started).url();
      await page.route(worker, notFound);
      await openHydrated(page, DOCUMENT);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hook');
      await expect(getHits(page).first()).toBeVisible();
      expect(problems).toEqual([]);
    },
  );

  test(
    'loads the list of countries in full when its data are gone',
    fault('F07-countries'),
    async ({page}) => {
      const remove = await interceptLater(page, CHUNKS, notFound);
      await openHydrated(page, DOCUMENT);
      const documents = countDocuments(page);
      remove();
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/docs/content/references/countries';
        document.querySelector('main')?.append(link);
        link.click();
      });
      await expect(getHeading(page)).toHaveText(/countries|places/i);
      expect(documents()).toBe(1);
      await expect(page.getByRole('row').nth(100)).toBeAttached();
    },
  );

  test(
    'shows a page whose style sheet is gone all the same',
    fault('F07-styles'),
    async ({page}) => {
      const remove = await interceptLater(page, '**/assets/css/**', notFound);
      await openHydrated(page, DOCUMENT);
      remove();
      await page
        .getByRole('link', {name: 'Home'})
        .first()
        .or(page.locator('.navbar__brand'))
        .first()
        .click();
      await expect(page).toHaveURL(/\/docs\/$/);
      await expect(getHeading(page)).toBeVisible();
    },
  );

  test(
    'shows the not-found page for a page that was removed',
    fault('F07-removed'),
    async ({page}) => {
      await page.route('**/docs/content/faq', async (route) => {
        const response = await route.fetch({
          url: new URL('/docs/nope', route.request().url()).href,
        });
        await route.fulfill({response});
      });
      await openHydrated(page, DOCUMENT);
      release();
      await getFaqLink(page).click();
      await expect(getHeading(page)).toHaveText('Page Not Found');
    },
  );

  test('searches the index of the new release', fault('F07-index'), async ({page}) => {
    const replace = await interceptLater(page, '**/search-index.json', (route) =>
      route.fulfill({json: {version: 99, somewhere: 'else'}}),
    );
    await openHydrated(page, DOCUMENT);
    replace();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hook');
    await expect(page.getByRole('dialog').getByText('Only some results have loaded')).toBeVisible();
  });
});
