import {expect, type Page} from '@playwright/test';
import {holdRequests} from '../support/holdRequests';
import {test} from '../support/saving';
import {getDialog, getField, getHits, INDEX, openSearch, searchFor} from '../support/search';

/** Gives the focus to the link of the first hit. */
async function focusHit(page: Page): Promise<string> {
  const link = getHits(page).first().getByRole('link');
  await link.focus();
  return (await link.getAttribute('href')) ?? '';
}

test.describe('the focus', () => {
  test('stays on a hit while the full index comes', async ({page}) => {
    const release = await holdRequests(page, INDEX);
    // The full index ends the worker of the titles when it is there.
    const isThere = new Promise<void>((resolve) =>
      page.once('worker', (worker) => worker.once('close', () => resolve())),
    );
    await openSearch(page);
    await page.keyboard.type('hook');
    await expect(getHits(page).first()).toBeVisible();
    const shown = await getHits(page).allTextContents();
    const address = await focusHit(page);
    release();
    await isThere;
    await page.evaluate(async () => {
      for (let turns = 0; turns < 5; turns += 1)
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect(await getHits(page).allTextContents()).toEqual(shown);
    await expect(page.locator('a:focus')).toHaveAttribute('href', address);
    // They come when the reader is back in the field.
    await getField(page).focus();
    await expect.poll(() => getHits(page).allTextContents()).not.toEqual(shown);
  });

  test('goes to the field when other hits replace the one that has it', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    const chip = getDialog(page).getByRole('button', {name: /^Libraries \d+$/});
    const address = await focusHit(page);
    // As if the reader had chosen it by a key and moved on before its hits came.
    await chip.evaluate((button: HTMLElement) => button.click());
    await expect(getDialog(page).locator(`a[href="${address}"]`)).toHaveCount(0);
    await expect(getField(page)).toBeFocused();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes to the field when a button has done its work and goes', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hungary');
    const dialog = getDialog(page);
    await dialog.getByRole('button', {name: /^Errors 0$/}).press('Enter');
    await dialog.getByRole('button', {name: /^Show all \d+ results$/}).press('Enter');
    await expect(getHits(page).first()).toBeVisible();
    await expect(getField(page)).toBeFocused();
  });

  test('goes to the field when a search is removed from the history', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'confirming the subscription');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/confirming-the-subscription/);
    await openSearch(page);
    const dialog = getDialog(page);
    await dialog.getByRole('button', {name: 'Remove this search from history'}).press('Enter');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(getField(page)).toBeFocused();
  });
});
