import {chromium, type Browser} from 'playwright-core';
import {createPortalServer} from '../server/createPortalServer';
import {listen} from '../server/listen';

/**
 * Measures a built site in a browser. Both end with it, also when the browser does not start.
 *
 * @param measure gets the browser, and the address of the portal in the site
 * @param dir folder of the site
 */
export async function inBrowser(
  measure: (browser: Browser, base: string) => Promise<void>,
  dir = 'build',
): Promise<void> {
  await using server = createPortalServer({dir});
  const base = `${await listen(server, {port: 0})}/docs/`;
  await using browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  await measure(browser, base);
}
