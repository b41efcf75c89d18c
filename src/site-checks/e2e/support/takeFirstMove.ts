import type {Page} from '@playwright/test';

/**
 * Has the empty document of a new window take the one move of the pointer that the headless shell
 * reports to the first document, in its first frame: pages then have had no interaction.
 */
export const takeFirstMove = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
