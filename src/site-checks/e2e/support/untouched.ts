import {test as base} from '@playwright/test';

/**
 * A test whose page has had no interaction. The headless shell reports one move of the pointer to
 * the first document of each window, in its first frame: the empty document takes it.
 */
export const test = base.extend({
  page: async ({page, javaScriptEnabled}, provide) => {
    // Without script, no interaction starts anything, and no frame is reported.
    if (javaScriptEnabled !== false) {
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
    }
    await provide(page);
  },
});
