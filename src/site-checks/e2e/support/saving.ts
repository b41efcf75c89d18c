import {test as base} from '@playwright/test';
import {keepWindow, type KeptWindow} from './keptWindow';
import {withoutPrefetch} from './parts';
import {takeFirstMove} from './takeFirstMove';

/**
 * A test of a reader who saves data: pages fetch nothing ahead of a click. For all tests of anything
 * but what is fetched when.
 *
 * It takes the window of the test before: a new one starts two processes and compiles all scripts
 * again, which is a third of the work. After a test that failed, or for one with other options, the
 * window is closed.
 */
export const test = base.extend<object, {readonly kept: {window?: KeptWindow | undefined}}>({
  kept: [({browserName: _any}, provide) => provide({}), {scope: 'worker'}],
  page: async (
    {
      browser,
      kept,
      baseURL,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      colorScheme,
      contrast,
      forcedColors,
      reducedMotion,
      viewport,
    },
    provide,
    testInfo,
  ) => {
    const emulated = {colorScheme, contrast, forcedColors, reducedMotion, viewport};
    const options = JSON.stringify([
      baseURL,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      emulated,
    ]);
    if (kept.window?.options !== options) {
      await kept.window?.page.context().close();
      const context = await browser.newContext();
      await withoutPrefetch(context);
      kept.window = keepWindow(await context.newPage(), options);
      // Without script, no interaction starts anything, and no frame is reported.
      if (javaScriptEnabled !== false) await takeFirstMove(kept.window.page);
    }
    const {page, reset} = kept.window;
    await provide(page);
    if (testInfo.status === testInfo.expectedStatus && (await reset(emulated))) return;
    kept.window = undefined;
    await page.context().close();
  },
  context: ({page}, provide) => provide(page.context()),
});
