import {expect, type Locator, type Page} from '@playwright/test';
import {INDEX_FILE} from '../../../portal/search';

/** A document to search from. */
export const DOCUMENT = 'content/tutorials/which-subscription';
/** Where the search keeps what was opened. */
export const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__portal';
/** Requests for the embedded index. */
export const INDEX = `**/${INDEX_FILE}`;
/** Requests for it or for its titles, which come first. */
export const INDEXES = /\/search-(?:index|titles\.[0-9a-f]+)\.json$/;

export const getDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const getField = (page: Page): Locator =>
  getDialog(page).getByRole('searchbox', {name: 'Search the documentation'});
export const getHits = (page: Page): Locator => getDialog(page).getByRole('treeitem');

/** Opens a page, and the search as the first thing that its reader does. */
export async function openSearch(page: Page, path = DOCUMENT): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
}

/** Searches, and waits for the hits of the full index. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await getField(page).fill(text);
  await expect(getDialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(getHits(page).first()).toBeVisible();
}
