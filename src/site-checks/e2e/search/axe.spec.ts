import {expect, test} from '@playwright/test';
import {findFaults} from '../support/axe';
import {getDialog, INDEXES, openSearch} from '../support/search';

// The other states of the search, and the results page, are in `accessibility.spec.ts`, in both
// modes.
test.use({bypassCSP: true, reducedMotion: 'reduce'} as Parameters<typeof test.use>[0]);

for (const mode of ['light', 'dark']) {
  test(`axe finds no fault in a search that failed, in ${mode} mode`, async ({page}) => {
    await page.route(INDEXES, (route) => route.abort());
    await page.addInitScript(
      (value) =>
        addEventListener('DOMContentLoaded', () =>
          document.documentElement.setAttribute('data-theme', value),
        ),
      mode,
    );
    await openSearch(page);
    await page.keyboard.type('hook');
    await expect(getDialog(page).getByText('Unable to fetch results').first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
}
