import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {collectProblems} from '../support/problems';
import {DOCUMENT, getDialog, getField, getHits, openSearch, searchFor} from '../support/search';
import {test} from '../support/saving';

test.describe('the search opens', () => {
  test('by its button, and gives the focus back when it closes', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    const button = page.getByRole('button', {name: 'Search', exact: true});
    await button.click();
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  for (const [key, platform, shown] of [
    ['Control+k', 'Linux x86_64', 'Ctrl K'],
    ['Meta+k', 'MacIntel', '⌘ K'],
    ['/', 'Win32', 'Ctrl K'],
  ] as const) {
    test(`by ${key}, with an empty field, and gives the focus back`, async ({page}) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'platform', {value}),
        platform,
      );
      await page.goto(DOCUMENT);
      // The button names the keys of the platform before the page is hydrated.
      const keys = page.locator('button[aria-label=Search] kbd').first();
      expect(await keys.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
        `"${shown}"`,
      );
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'});
      await link.focus();
      await page.keyboard.press(key);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveValue('');
      await page.keyboard.type('hook');
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test('by Ctrl+K as the first thing that a reader does, without hydrating the page', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
    await searchFor(page, 'register hook');
    const target = await getHits(page).first().getByRole('link').getAttribute('href');
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
    expect(problems).toEqual([]);
  });

  test('again with its text, selected, when it was closed without a choice', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toHaveValue('hook');
    await expect(getHits(page).first()).toBeVisible();
    await page.keyboard.type('limits');
    await expect(getField(page)).toHaveValue('limits');
  });

  test("not by '/' in a field, where it is a letter", async ({page}) => {
    await openHydrated(page, 'search');
    const field = page.getByRole('searchbox', {name: 'Search the documentation'});
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(getDialog(page)).toHaveCount(0);
  });

  test('not by other keys on the focused button', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await page.getByRole('button', {name: 'Search', exact: true}).focus();
    for (const key of ['F2', 'Control+b', 'a']) await page.keyboard.press(key);
    await expect(getDialog(page)).toHaveCount(0);
  });

  test(
    'and survives a key event without a key, as some browsers send',
    fault('F30-key'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openSearch(page);
      await page.evaluate(() => document.dispatchEvent(new Event('keydown', {bubbles: true})));
      expect(problems).toEqual([]);
    },
  );
});

test('a click beside the search closes it', async ({page}) => {
  await openSearch(page);
  await page.mouse.click(5, 600);
  await expect(getDialog(page)).toHaveCount(0);
});

test('Tab stays in the open search', fault('F26-search'), async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'hook');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
  }
});
