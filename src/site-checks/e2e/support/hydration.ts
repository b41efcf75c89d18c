import {expect, type Page} from '@playwright/test';

/** Waits until the page's script runs. */
export async function waitForHydration(page: Page): Promise<void> {
  // Most tests come through here: an expectation would look again after a second at the worst.
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {polling: 50, timeout: 15_000},
  );
}

/** Opens a page and hydrates it with a first interaction. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
}

/**
 * As `openHydrated`, and waits for what a page fetches by itself: the results of a query in its
 * address, and a response.
 */
export async function openComplete(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  if (/[?&]q=/.test(path)) await expect(page.locator('main ol a').first()).toBeVisible();
  if (/[?&]run=/.test(path)) await expect(page.getByText(/^200 OK/)).toBeAttached();
}
