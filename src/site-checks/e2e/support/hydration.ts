import {expect, type Page} from '@playwright/test';

/**
 * Waits until the page's script runs, also where the page is loaded again meanwhile.
 *
 * Most tests come through here: `page.waitForFunction` would first run a script of Playwright's in
 * the page, which is a tenth of the work of a page that is loaded and hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(() =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const root = document.documentElement;
          const observer = new MutationObserver(check);
          function check(): void {
            if (root.dataset.hasHydrated !== 'true') return;
            observer.disconnect();
            resolve();
          }
          observer.observe(root, {attributeFilter: ['data-has-hydrated']});
          check();
        }),
    ),
  ).toPass({timeout: 15_000});
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
