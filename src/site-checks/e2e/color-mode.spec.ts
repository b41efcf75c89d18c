import {expect, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {test} from './support/saving';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});

test.describe('the color mode as configured', () => {
  test('is light whatever the system prefers, and has no switch', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openHydrated(page, 'content/faq');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveCount(0);
  });

  test('is light whatever the address and the storage say', fault('F13d'), async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('content/faq?docusaurus-theme=dark&docusaurus-data-navbar=false');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).not.toHaveAttribute('data-navbar');
  });
});

test.describe('a switchable color mode', () => {
  test.use({baseURL: FIXTURES_URL});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows the system when it prefers ${colorScheme}, before and after hydration`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await page.goto('content/faq');
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
      await openHydrated(page, 'content/faq');
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });
  }

  test('follows the system while the page is open', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openHydrated(page, 'content/faq');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('keeps the choice under `theme` and applies it before hydration', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openHydrated(page, 'content/faq');
    while ((await page.evaluate(() => localStorage.getItem('theme'))) !== 'dark')
      await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.goto('content/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  });

  test('is the same in every tab', fault('F05'), async ({page, context}) => {
    const other = await context.newPage();
    await openHydrated(page, 'content/faq');
    await openHydrated(other, 'content/');
    for (const theme of ['dark', 'light']) {
      while ((await page.evaluate(() => localStorage.getItem('theme'))) !== theme)
        await toggle(page).click();
      await expect(html(other)).toHaveAttribute('data-theme', theme);
    }
  });

  test(
    'takes nothing but light and dark from the address and the storage',
    fault('F04-theme', 'F13d-switchable'),
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto('content/faq?docusaurus-theme=dark');
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.addInitScript(() => localStorage.setItem('theme', '"><img src=x>'));
      await page.goto('content/faq?docusaurus-theme=<script>');
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    },
  );
});
