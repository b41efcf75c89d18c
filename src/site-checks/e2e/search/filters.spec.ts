import {expect} from '@playwright/test';
import {getDialog, getField, getHits, openSearch, searchFor} from '../support/search';
import {test} from '../support/saving';

test.describe('the filters', () => {
  test('work by keyboard and keep the query', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    const filters = getDialog(page).getByRole('group', {name: 'Show only'});
    const libraries = filters.getByRole('button', {name: 'Libraries'});
    await libraries.focus();
    await page.keyboard.press('Enter');
    await expect(libraries).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        getHits(page)
          .getByRole('link')
          .evaluateAll((links) =>
            links.every((link) => link.getAttribute('href')?.startsWith('/docs/lib')),
          ),
      )
      .toBe(true);
    await expect(getHits(page).first()).toBeVisible();
    await expect(getField(page)).toHaveValue('hook');
    await filters.getByRole('button', {name: /^All/}).press('Space');
    await expect
      .poll(() =>
        getHits(page)
          .getByRole('link')
          .evaluateAll((links) =>
            links.some((link) => !link.getAttribute('href')?.startsWith('/docs/lib')),
          ),
      )
      .toBe(true);
  });

  test('lead back to all results when there is none', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hungary');
    const dialog = getDialog(page);
    await dialog.getByRole('button', {name: /^Errors 0$/}).click();
    await expect(dialog.getByText('Nothing under Errors.')).toBeVisible();
    await dialog.getByRole('button', {name: /^Show all \d+ results$/}).click();
    await expect(getHits(page).first()).toBeVisible();
    await expect(getField(page)).toBeFocused();
  });

  test("lead 'See all' to the same choice", async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    await getDialog(page)
      .getByRole('button', {name: /^API \d+$/})
      .click();
    await expect(getField(page)).toBeFocused();
    await getDialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(page).toHaveURL(/\/docs\/search\?q=hook&group=api$/);
  });

  test("lead 'See all' to the choice also before its hits have come", async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    const addresses = await getDialog(page).evaluate(async (dialog) => {
      const chips = [...dialog.querySelectorAll<HTMLElement>('[role=group] button')];
      const link = dialog.querySelector<HTMLAnchorElement>('a[href*="/search?"]');
      const found = [];
      for (const chip of chips.slice(0, 3)) {
        chip.click();
        // React has rendered it by then; no hit can have come.
        await Promise.resolve();
        found.push(link?.getAttribute('href'));
      }
      return found;
    });
    const address = '/docs/search?q=hook';
    expect(addresses).toEqual([address, `${address}&group=guides`, `${address}&group=api`]);
  });
});
