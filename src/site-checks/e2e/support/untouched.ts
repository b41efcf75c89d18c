import {test as base} from '@playwright/test';
import {takeFirstMove} from './takeFirstMove';

/**
 * A test in a new window, which has had no interaction and has nothing in its caches.
 */
export const test = base.extend({
  page: async ({page, javaScriptEnabled}, provide) => {
    // Without script, no interaction starts anything, and no frame is reported.
    if (javaScriptEnabled !== false) await takeFirstMove(page);
    await provide(page);
  },
});
