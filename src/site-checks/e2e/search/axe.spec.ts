import {expect, test, type Page} from '@playwright/test';
import {findFaults} from '../support/axe';
import {FIXTURES_URL} from '../support/fixtures';
import {openHydrated} from '../support/hydration';
import {getDialog, getField, INDEX, openSearch, searchFor} from '../support/search';

for (const mode of ['light', 'dark']) {
  test.describe(`what axe finds in ${mode}`, () => {
    test.use({bypassCSP: true, reducedMotion: 'reduce'} as Parameters<typeof test.use>[0]);

    const inMode = (page: Page): Promise<unknown> =>
      page.addInitScript(
        (value) =>
          addEventListener('DOMContentLoaded', () =>
            document.documentElement.setAttribute('data-theme', value),
          ),
        mode,
      );

    for (const [name, prepare] of Object.entries<(page: Page) => Promise<void>>({
      'a search just opened': () => Promise.resolve(),
      'a search with hits and an answer': (page) => searchFor(page, 'image size'),
      'a search without hits': async (page) => {
        await searchFor(page, 'image');
        await getField(page).fill('zzzzqqqq');
        await expect(getDialog(page).getByText('No results for')).toBeVisible();
      },
    })) {
      test(`is nothing in ${name}`, async ({page}) => {
        await inMode(page);
        await openSearch(page);
        await prepare(page);
        expect(await findFaults(page)).toEqual([]);
      });
    }

    test('is nothing in a search that failed', async ({page}) => {
      await page.route(INDEX, (route) => route.abort());
      await inMode(page);
      await openSearch(page);
      await page.keyboard.type('hook');
      await expect(getDialog(page).getByText('Unable to fetch results').first()).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });

    test('is nothing on the page of all results', async ({page}) => {
      await inMode(page);
      await page.goto('search?q=hook');
      await expect(page.getByText(/^\d+ results$/)).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}

test.describe('what axe finds after the switch to dark', () => {
  test.use({baseURL: FIXTURES_URL, bypassCSP: true, reducedMotion: 'reduce'} as Parameters<
    typeof test.use
  >[0]);

  test('is nothing in the start, the hits and the empty search', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openHydrated(page, 'content/faq');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    if ((await page.locator('html').getAttribute('data-theme')) !== 'dark')
      await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
    await searchFor(page, 'faq');
    expect(await findFaults(page)).toEqual([]);
    await getField(page).fill('zzzzqqqq');
    await expect(getDialog(page).getByText('No results for')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
});
