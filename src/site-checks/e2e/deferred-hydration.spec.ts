import {expect, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {waitForHydration} from './support/hydration';
import {DOCUMENT} from './support/parts';
import {collectCrashes} from './support/problems';
import {test} from './support/untouched';

/** Addresses of the scripts that the page has asked for as scripts, not as prefetches. */
const listScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({src}) => src),
  );

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

test.describe('a page without an interaction', () => {
  test('runs no script but the inline ones', async ({page}) => {
    await page.goto(DOCUMENT, {waitUntil: 'networkidle'});
    expect(await listScripts(page)).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  });

  test('prefetches its scripts when idle', async ({page}) => {
    await page.goto(DOCUMENT);
    await expect(page.locator('link[rel=prefetch][href$=".js"]').first()).toBeAttached();
  });

  test('hydrates without a connection once it has been idle', async ({page, context}) => {
    await page.goto(DOCUMENT, {waitUntil: 'networkidle'});
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
  });

  test('fetches its scripts ahead without prefetches where the policy stops those', async ({
    page,
    context,
  }) => {
    // Only Chromium, which does not apply `default-src` to them, knows its connection.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'));
    await page.goto(DOCUMENT, {waitUntil: 'networkidle'});
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });

  test('fetches nothing ahead where the connection is lost, and reports no error', async ({
    page,
  }) => {
    const crashes = collectCrashes(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'connection');
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    await page.goto(DOCUMENT, {waitUntil: 'networkidle'});
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    expect(crashes).toEqual([]);
  });

  for (const [id, name, connection] of [
    ['F21-2g', '2G', {effectiveType: '2g', saveData: false}],
    ['F21-slow-2g', 'slow 2G', {effectiveType: 'slow-2g', saveData: false}],
    ['F21-save-data', 'data saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(
      `prefetches nothing on ${name}, before and after the first interaction`,
      fault(id),
      async ({page}) => {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', {value}),
          connection,
        );
        await page.goto(DOCUMENT, {waitUntil: 'networkidle'});
        await page.keyboard.press('Shift');
        await waitForHydration(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        for (const control of [
          page.getByRole('link', {name: 'FAQ'}).first(),
          page.getByRole('button', {name: 'Search'}).first(),
        ]) {
          await control.hover();
          await control.focus();
        }
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);
        await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      },
    );
  }
});

test.describe('the first interaction', () => {
  const interactions: Record<string, (page: Page) => Promise<void>> = {
    'a pointer that moves': (page) => page.mouse.move(300, 300),
    'a key': (page) => page.keyboard.press('Tab'),
    'the wheel': async (page) => {
      await page.evaluate(() => dispatchEvent(new WheelEvent('wheel', {deltaY: 10})));
    },
    'a touch': async (page) => {
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}),
        ),
      );
    },
    'focus set by assistive technology': (page) =>
      page.getByRole('link', {name: 'FAQ'}).first().focus(),
  };
  for (const [name, interact] of Object.entries(interactions)) {
    test(`${name} starts the script`, async ({page}) => {
      await page.goto(DOCUMENT);
      await interact(page);
      await waitForHydration(page);
    });
  }

  for (const preference of [
    {reducedMotion: 'reduce'},
    {forcedColors: 'active'},
    {contrast: 'more'},
  ] as const) {
    test(`the preference ${JSON.stringify(preference)} starts the script without an interaction`, async ({
      page,
    }) => {
      await page.emulateMedia(preference);
      await page.goto(DOCUMENT);
      await waitForHydration(page);
    });
  }

  test('a search query starts the script without an interaction', async ({page}) => {
    await page.goto('search?q=hook');
    await waitForHydration(page);
  });
});

test.describe('the setting to hydrate when idle', () => {
  /** Serves pages as a build with the setting would. */
  const withIdle = (page: Page): Promise<unknown> =>
    page.route(`**/${DOCUMENT}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('data-scripts', 'data-idle="10000" data-scripts'),
      });
    });

  /** Opens the page at a stopped clock. */
  async function openWithStoppedClock(page: Page): Promise<void> {
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1_000);
    await withIdle(page);
    await page.goto(DOCUMENT, {waitUntil: 'load'});
  }

  test('hydrates the page 10 s after it was loaded, not before', async ({page}) => {
    await openWithStoppedClock(page);
    await page.clock.runFor(9_999);
    expect(await listScripts(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await listScripts(page)).not.toEqual([]);
    await page.clock.resume();
    await waitForHydration(page);
  });

  test('does not hydrate the page on a slow connection', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '3g', saveData: false},
      }),
    );
    await openWithStoppedClock(page);
    await page.clock.runFor(60_000);
    expect(await listScripts(page)).toEqual([]);
  });
});

test(
  'a browser without idle callbacks, observers and clipboard hydrates and works',
  fault('F20'),
  async ({page}) => {
    const crashes = collectCrashes(page);
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'IntersectionObserver', 'ResizeObserver'])
        Reflect.deleteProperty(window, name);
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await page.goto('content/downloadable-products/agent-docs/quick-start');
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
    expect(crashes).toEqual([]);
  },
);
