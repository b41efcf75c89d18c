import {test as base} from '@playwright/test';
import {withoutPrefetch} from './parts';

/**
 * A test of a reader who saves data: pages fetch nothing ahead of a click, which is a fourth of
 * their work. For all tests of anything but what is fetched when.
 */
export const test = base.extend({
  context: async ({context}, provide) => {
    await withoutPrefetch(context);
    await provide(context);
  },
});
