import {expect, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {holdRequests} from './support/holdRequests';
import {openHydrated, waitForHydration} from './support/hydration';
import {test} from './support/saving';
import {test as testInNewWindow} from './support/untouched';

test.use({baseURL: FIXTURES_URL});

/** Opens a page and holds its scripts back until the returned function is called. */
async function openWithScriptsHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(path);
  return release;
}

test.describe('what is done before the page is hydrated', () => {
  test('a click on a link navigates, with no script at all', async ({page}) => {
    await openWithScriptsHeld(page, 'fixtures/parts');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL(/\/docs\/content\/faq$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a click on a button is done afterwards, once', fault('F31-click'), async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/crash');
    await page.getByRole('button', {name: 'Break the page'}).click();
    release();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  });

  test('a click on a tab selects it, though hydration replaces the tabs', async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/parts');
    await page.getByRole('tab', {name: 'Python'}).click();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('The panel of Python.')).toBeVisible();
  });

  test('Enter on a dropdown opens it and leaves the address alone', async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/parts');
    await page.getByRole('button', {name: 'Libraries'}).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('button', {name: 'Libraries'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('link', {name: 'JavaScript cloud client'}).first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('details that were unfolded stay so', async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/parts');
    await page.getByText('Details of the theme').click();
    await expect(page.getByText('What the theme unfolds.')).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(page.getByText('What the theme unfolds.')).toBeVisible();
    await expect(page.locator('details').filter({hasText: 'Details of the theme'})).toHaveAttribute(
      'data-collapsed',
      'false',
    );
  });

  test('a choice from a list is made afterwards', fault('F31-chosen'), async ({page}) => {
    const release = await openWithScriptsHeld(page, 'tools/errors');
    const total = page.getByText(/^\d+ errors$/);
    await expect(total).toBeVisible();
    await page.getByLabel('Retry', {exact: true}).selectOption('Do not retry');
    release();
    await expect(total).toHaveCount(0);
    await expect(page.getByText(/^\d+ of \d+ errors$/)).toBeVisible();
    await expect(page.getByLabel('Retry', {exact: true})).toHaveValue('never');
  });

  test('the menu button opens the drawer on a narrow window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await openWithScriptsHeld(page, 'fixtures/parts');
    await page.getByRole('button', {name: /navigation bar/}).click();
    release();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('a click that React handles while it hydrates the page is done once', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    // As soon as React listens, which is before it has rendered anything.
    await page.addInitScript(() => {
      let root: unknown;
      Object.defineProperty(window, 'docusaurusRoot', {
        get: () => root,
        set(value: unknown) {
          root = value;
          queueMicrotask(() =>
            document.querySelector<HTMLElement>('.theme-doc-toc-mobile button')?.click(),
          );
        },
      });
    });
    await openHydrated(page, 'content/faq');
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  });

  test('closing the announcement closes it', async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/parts');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    release();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });
});

test.describe('what is typed before the page is hydrated', () => {
  const openings: Record<string, (page: Page) => Promise<void>> = {
    'Ctrl+K': (page) => page.keyboard.press('Control+k'),
    'the slash key': (page) => page.keyboard.press('/'),
    'the search button': (page) =>
      page.getByRole('button', {name: 'Search', exact: true}).first().click(),
  };
  for (const [name, open] of Object.entries(openings)) {
    test(`after ${name} goes into the search that opens`, async ({page}) => {
      const release = await openWithScriptsHeld(page, 'fixtures/parts');
      await open(page);
      await page.keyboard.type('ho ok');
      release();
      await expect(page.locator('.DocSearch-Input')).toHaveValue('ho ok');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    });
  }

  test('neither scrolls the page nor follows a link that has the focus', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 400});
    const release = await openWithScriptsHeld(page, 'content/faq');
    const before = page.url();
    await page.getByRole('link', {name: 'Countries', exact: true}).first().focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type("what's a hook");
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator('.DocSearch-Input')).toHaveValue("what's a hook");
    expect(page.url()).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  // From no cache.
  testInNewWindow(
    'goes into the search even while it is on its way in a hydrated page',
    async ({page}) => {
      await openHydrated(page, 'fixtures/parts');
      await page.keyboard.press('/');
      await page.keyboard.type('hook');
      await expect(page.locator('.DocSearch-Input')).toHaveValue('hook');
    },
  );

  test('into a field stays there and reaches the page', fault('F31-typed'), async ({page}) => {
    const release = await openWithScriptsHeld(page, 'fixtures/field');
    await page.getByLabel('Controlled field').pressSequentially('a/k b');
    release();
    await waitForHydration(page);
    await expect(page.locator('output')).toHaveText('a/k b');
    await expect(page.getByLabel('Controlled field')).toHaveValue('a/k b');
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
  });
});

// From no cache.
testInNewWindow(
  'on a slow network the first act is done when the script has come',
  fault('F21-slow'),
  async ({page, context}) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 100_000,
      uploadThroughput: 50_000,
    });
    await page.goto('fixtures/parts', {waitUntil: 'domcontentloaded'});
    await page.getByRole('button', {name: 'Libraries'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Libraries'})).toHaveAttribute(
      'aria-expanded',
      'true',
      {timeout: 40_000},
    );
  },
);
