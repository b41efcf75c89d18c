import {expect} from '@playwright/test';
import {INDEX_FILE} from '../../../portal/search';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {countDocuments} from '../support/parts';
import {test} from '../support/saving';
import {INDEXES} from '../support/search';
import {toIds, visitEach} from '../support/visitEach';

test.describe('the page of all results', () => {
  test('shows, counts and filters what its address asks for', async ({page}) => {
    await page.goto('search?q=hook');
    const filters = page.getByRole('navigation', {name: 'Show only'});
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
    await expect(filters.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', {name: /^Libraries/}).click();
    await expect(page).toHaveURL(/\?q=hook&group=libraries$/);
    await expect
      .poll(() =>
        page
          .locator('main ol a')
          .evaluateAll(
            (links) =>
              links.length > 0 &&
              links.every((link) => link.getAttribute('href')?.startsWith('/docs/lib')),
          ),
      )
      .toBe(true);
  });

  test('turns pages, and back and forward lead to what was seen', async ({page}) => {
    await page.goto('search?q=hook');
    const pages = page.getByRole('navigation', {name: 'Pages of results'});
    await expect(pages).toContainText(/Page 1 of \d+/);
    const first = await page.locator('main ol a').first().textContent();
    await pages.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages).toContainText(/Page 2 of \d+/);
    const second = await page.locator('main ol a').first().textContent();
    expect(second).not.toBe(first);
    await page.goBack();
    await expect(page.locator('main ol a').first()).toHaveText(first ?? '');
    await page.goForward();
    const hits = page.locator('main ol a');
    await expect(hits.first()).toHaveText(second ?? '');
    await hits.last().click();
    await page.waitForURL(({pathname}) => !pathname.endsWith('/search'));
    await page.goBack();
    await expect(hits.first()).toHaveText(second ?? '');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });

  test('takes a new query from its field', async ({page}) => {
    await page.goto('search?q=hook');
    const field = page.getByRole('searchbox', {name: 'Search the documentation'});
    await expect(field).toHaveValue('hook');
    await expect(field).toBeFocused();
    await field.fill('maxreads');
    await expect(page).toHaveURL(/\/docs\/search\?q=maxreads$/);
    await expect(page.locator('main ol a').first()).toContainText('maxreads');
    await expect(page).toHaveTitle(/^“maxreads” \| Search/);
    // The results are there: Enter loads nothing again.
    const documents = countDocuments(page);
    await field.press('Enter');
    await field.fill('hook');
    await expect(page).toHaveURL(/\/docs\/search\?q=hook$/);
    await expect(field).toBeFocused();
    expect(documents()).toBe(0);
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test('puts the keyboard away on Enter', async ({page}) => {
      await page.goto('search?q=hook');
      await expect(page.locator('main ol a').first()).toBeVisible();
      const field = page.getByRole('searchbox', {name: 'Search the documentation'});
      await field.press('Enter');
      await expect(field).not.toBeFocused();
      await expect(page.locator('main ol a').first()).toBeVisible();
    });
  });

  test('says when there is nothing', async ({page}) => {
    await page.goto('search?q=zzzzqqqq');
    const main = page.getByRole('main');
    await expect(main.getByText('No results for')).toContainText('"zzzzqqqq"');
    await expect(main.getByText('Believe this query should return results?')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /query=zzzzqqqq/,
    );
    await expect(main.getByText('0 results')).toBeVisible();
    await expect(main.getByText('Try searching for')).toBeVisible();
    await main.getByRole('link', {name: 'limits'}).click();
    await expect(page).toHaveURL(/\/docs\/search\?q=limits$/);
    await expect(page.locator('main ol a').first()).toBeVisible();
  });

  test(
    'says when the index cannot be fetched, and tries again',
    fault('F11-page'),
    async ({page}) => {
      await page.route(INDEXES, (route) => route.abort());
      await page.goto('search?q=hook');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await expect(
        page.getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await page.unroute(INDEXES);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('main ol a').first()).toBeVisible();
    },
  );

  test('tries again on Enter when the index could not be fetched', async ({page}) => {
    await page.route(INDEXES, (route) => route.abort());
    await page.goto('search?q=hook');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(INDEXES);
    await page.getByRole('searchbox', {name: 'Search the documentation'}).press('Enter');
    await expect(page.locator('main ol a').first()).toBeVisible();
  });

  const addresses = [
    ['F13q-markup', 'markup', 'search?q=%3Cimg%20src%3Dx%20onerror%3D%22window.hacked%3D1%22%3E'],
    ['F13q-percent', 'a bad percent sign', 'search?q=%E0%A4%A'],
    ['F13q-surrogate', 'a lone surrogate', 'search?q=%ED%A0%80'],
    ['F13q-nul', 'a null character', 'search?q=%00'],
    ['F13q-proto', 'a name of the language', 'search?q=__proto__'],
    [
      'F13q-filter',
      'a filter and a page that do not exist',
      'search?q=hook&group=constructor&page=-7',
    ],
    ['F13q-page', 'a page behind the last', 'search?q=hook&page=9999'],
  ] as const;

  test('survives what nobody would type in its address', fault(...toIds(addresses)), ({page}) =>
    visitEach(page, addresses, async ([, , address]) => {
      await page.goto(address);
      await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
    }),
  );

  test('without a query asks for one, offers places to begin and fetches no index', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openHydrated(page, 'search');
    await expect(page.getByRole('searchbox', {name: 'Search the documentation'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Often looked for'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
  });

  test('leads to the last page when its address asks for a later one', async ({page}) => {
    await page.goto('search?q=hook&page=9999');
    await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
    await expect(page.locator('main ol a').first()).toBeVisible();
  });

  test('is not for search engines', async ({page}) => {
    await page.goto('search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  for (const address of ['', 'search']) {
    test(`is offered to the browser as a search by "/docs/${address}"`, async ({page, request}) => {
      await page.goto(address);
      const href = await page.locator('link[rel=search]').getAttribute('href');
      const description = await (await request.get(href ?? '')).text();
      expect(description).toContain('/docs/search?q={searchTerms}');
    });
  }

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('leads on to the main places', fault('F01d'), async ({page}) => {
      await page.goto('search');
      const advice = page.getByRole('main').locator('noscript');
      expect(await advice.innerText()).toContain(
        'The search runs in your browser and needs JavaScript',
      );
      await expect(advice.getByRole('link').nth(3)).toBeVisible();
    });
  });
});
