import {createServer} from 'node:http';
import {expect, test} from '@playwright/test';
import {listen} from '../../scripts/server/listen';
import {fewProcesses} from '../../tooling/disabledFeatures';

// The other tests go without the policy and share processes, see `src/tooling/disabledFeatures.ts`.
test.use({
  launchOptions: [
    async ({launchOptions}, use) =>
      use({
        ...launchOptions,
        args: launchOptions.args
          ?.filter((arg) => !fewProcesses.includes(arg))
          .map((arg) => arg.replace(/,CrossOriginOpenerPolicy\b/, '')),
      }),
    {scope: 'worker'},
  ],
});

test('a page that opens the portal gets no handle to its window, and shares no memory with it', async ({
  page,
  context,
  baseURL,
}) => {
  const other = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>Another site</title>'),
  );
  try {
    await page.goto(await listen(other, {port: 0}));
    const opened = context.waitForEvent('page');
    const handle = await page.evaluateHandle((address) => window.open(address), baseURL);
    const portal = await opened;
    await expect(portal.getByRole('heading', {level: 1})).toBeVisible();
    expect(await handle.evaluate((window) => window?.closed)).toBe(true);
    expect(
      await portal.evaluate(() => ({opener: window.opener, isolated: crossOriginIsolated})),
    ).toEqual({opener: null, isolated: true});
  } finally {
    other.close();
    other.closeAllConnections();
  }
});
