import {expect} from '@playwright/test';
import {product} from '../../portal/product';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated, waitForHydration} from './support/hydration';
import {interceptLater, notFound} from './support/interceptLater';
import {
  CHUNKS,
  countDocuments,
  DOCUMENT,
  getFaqLink,
  getOverflow,
  withoutPrefetch,
} from './support/parts';
import {test} from './support/saving';
import {test as testInNewWindow} from './support/untouched';

test.describe('the first script', () => {
  test(
    'is tried again when the connection failed, and the page is hydrated',
    fault('F08-flicker'),
    async ({page}) => {
      let failures = 0;
      await page.route('**/assets/js/main.*.js', (route) =>
        failures++ === 0 ? route.abort('connectionreset') : route.continue(),
      );
      const documents = countDocuments(page);
      await page.goto(DOCUMENT);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      expect(failures).toBe(2);
      expect(documents()).toBe(1);
    },
  );

  test(
    'of an older release is replaced by reloading the page, once',
    fault('F08e'),
    async ({page}) => {
      const documents = countDocuments(page);
      let isOld = true;
      await page.route(`**/${DOCUMENT}`, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        // What a cache still holds names scripts that the new release has not.
        await route.fulfill({
          response,
          body: isOld ? body.replace(/main\.\w+\.js/g, 'main.0000.js') : body,
        });
        isOld = false;
      });
      await page.goto(DOCUMENT);
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Shift');
      await reloaded;
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      expect(documents()).toBe(2);
    },
  );

  test(
    'that never arrives leaves a page that reads and navigates, and is not loaded for ever',
    fault('F08'),
    async ({page}) => {
      await page.clock.install();
      let attempts = 0;
      await page.route('**/assets/js/main.*.js', (route) => {
        attempts += 1;
        return route.fulfill({status: 404, body: ''});
      });
      const documents = countDocuments(page);
      await page.goto(DOCUMENT);
      await page.keyboard.press('Shift');
      const passTime = async (): Promise<number> => {
        await page.clock.runFor(60_000);
        return attempts;
      };
      await expect.poll(passTime, {timeout: 45_000}).toBe(7);
      for (let minute = 0; minute < 10; minute += 1) await passTime();
      expect(attempts).toBe(7);
      expect(documents()).toBe(1);
      await getFaqLink(page).click();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );

  test(
    'of the page itself that fails has the page reloaded, once, and leaves its text',
    fault('F07b', 'F08b'),
    async ({page}) => {
      await page.route(CHUNKS, notFound);
      const documents = countDocuments(page);
      await page.goto(DOCUMENT);
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Shift');
      await reloaded;
      const failed = page.waitForResponse(CHUNKS);
      await page.keyboard.press('Shift');
      await failed;
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(2);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );
});

testInNewWindow('fetches ahead what a focused link leads to, and no more', async ({page}) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const own = (await (await page.goto(DOCUMENT))?.text()) ?? '';
  const listAhead = (): string[] =>
    [...requested].filter((file) => CHUNKS.test(file) && !own.includes(file));
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Read the response'}).first().focus();
  await page.waitForLoadState('networkidle');
  expect(listAhead()).toEqual([]);
  await getFaqLink(page).focus();
  await expect.poll(listAhead).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const faq = await (await page.request.get('content/faq')).text();
  expect(listAhead().filter((file) => !faq.includes(file))).toEqual([]);
});

testInNewWindow('loads ahead what the pointer rests on, not what it crosses', async ({page}) => {
  const requested: string[] = [];
  await openHydrated(page, DOCUMENT);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  // A pointer of Playwright may stay on a link for longer when the machine is busy.
  const crossed = await page.evaluate(() => {
    const links = [...document.querySelectorAll('.theme-doc-sidebar-container a')];
    for (const target of [...links, document.body]) {
      for (const type of ['pointerover', 'mouseover'])
        target.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
    }
    return links.length;
  });
  expect(crossed).toBeGreaterThan(5);
  await getFaqLink(page).hover();
  await expect.poll(() => requested).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const faq = await (await page.request.get('content/faq')).text();
  expect(requested.filter((file) => !faq.includes(file))).toEqual([]);
});

test.describe('a page that is navigated to', () => {
  test('is loaded in full when its script is gone', fault('F07'), async ({page}) => {
    const documents = countDocuments(page);
    const remove = await interceptLater(page, CHUNKS, notFound);
    await openHydrated(page, DOCUMENT);
    remove();
    await getFaqLink(page).click();
    await expect(page).toHaveURL(/\/docs\/content\/faq$/);
    await expect.poll(documents).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  // Whose script is in no cache.
  testInNewWindow(
    'shows the error and Retry without a connection, and the page once there is one',
    fault('F06'),
    async ({page, context}) => {
      await page.setViewportSize({width: 390, height: 844});
      await withoutPrefetch(page);
      await openHydrated(page, DOCUMENT);
      await context.setOffline(true);
      // The front page has no sidebar, so the error takes the place of everything.
      await page.getByRole('link', {name: product.name}).first().click();
      // The page has a script and a style sheet: either can be the first that fails.
      const alert = page.getByRole('alert').filter({hasText: "This page didn't load."});
      await expect(alert).toHaveText(/Error: Loading (?:CSS )?chunk \d+ failed/);
      await expect(alert).toBeVisible();
      expect(await getOverflow(page)).toBe(0);
      await context.setOffline(false);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(
        page.getByRole('heading', {level: 1, name: 'Vehicles and cargo, read from images'}),
      ).toBeVisible();
    },
  );

  test(
    'shows a spinner 200 ms after Retry, not before',
    fault('F06-spinner'),
    async ({page, context}) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const hold = await interceptLater(page, CHUNKS, async (route) => {
        await released;
        await route.continue();
      });
      await openHydrated(page, DOCUMENT);
      await context.setOffline(true);
      await getFaqLink(page).click();
      const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
      await expect(retry).toBeVisible();
      await context.setOffline(false);
      hold();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await retry.click();
      await page.clock.runFor(199);
      await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
      release();
      await page.clock.resume();
      await expect(
        page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
      ).toBeVisible();
    },
  );
});

test.describe('addresses that end in .html', () => {
  test(
    'are stripped, with query and hash, where the host sends the not-found page',
    fault('F14-html'),
    async ({page, baseURL}) => {
      await page.route('**/content/faq.html*', async (route) => {
        const response = await route.fetch({url: new URL('404.html', baseURL).href});
        await route.fulfill({response, status: 404});
      });
      await page.goto('content/faq.html?from=mail#top');
      await expect(page).toHaveURL(/\/docs\/content\/faq\?from=mail#top$/);
      await expect(
        page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
      ).toBeVisible();
    },
  );

  test(
    'are stripped where the host sends the page itself',
    fault('F14-index'),
    async ({page, baseURL}) => {
      await page.route('**/content/faq/index.html', async (route) => {
        const response = await route.fetch({url: new URL('content/faq', baseURL).href});
        await route.fulfill({response});
      });
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await openHydrated(page, 'content/faq/index.html');
      await expect(page).toHaveURL(/\/docs\/content\/faq$/);
      expect(problems).toEqual([]);
    },
  );

  test('of nothing at all end at the not-found page', fault('F14-unknown'), async ({page}) => {
    const response = await page.goto('content/nothing.html');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/docs\/content\/nothing$/);
  });
});

test.describe('with the fixtures', () => {
  test.use({baseURL: FIXTURES_URL});

  test('a link that ends in .html leads to the page under its own address', async ({page}) => {
    await openHydrated(page, 'fixtures/parts');
    await page.getByRole('link', {name: 'The FAQ with a suffix'}).click();
    await expect(
      page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/content\/faq\?from=parts#errors$/);
  });

  test('a page without a default export says so', async ({page}) => {
    await openHydrated(page, 'fixtures/parts');
    await page.evaluate(() => history.pushState(null, '', '/docs/fixtures/no-default-export'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(
      page.getByText(
        "The page component at /docs/fixtures/no-default-export doesn't have a default export.",
      ),
    ).toBeVisible();
  });
});
