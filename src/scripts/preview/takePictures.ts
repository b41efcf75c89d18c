import path from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {baseUrl} from '../../portal/product';
import {createPortalServer} from '../server/createPortalServer';
import {listen} from '../server/listen';
import type {ChangedPage} from './compareBuilds';
import type {Pictures} from './renderPreview';

/** A reader of the preview looks at no more; the other pages have their text. */
const MAX_PAGES = 40;
const SIZE = {width: 1280, height: 900};
const MAX_HEIGHT = 6000;
/** The machine may be busy. */
const TIMEOUT_MS = 120_000;

/** The builds to take pictures of, and the folder for the pictures. */
interface PictureOptions {
  readonly before: string;
  readonly after: string;
  readonly into: string;
}

/**
 * Takes pictures of changed pages in both builds with Chromium.
 *
 * @returns files of the pictures by route
 */
export async function takePictures(
  pages: readonly ChangedPage[],
  {before, after, into}: PictureOptions,
): Promise<ReadonlyMap<string, Pictures>> {
  const taken = new Map<string, Pictures>();
  await using oldServer = createPortalServer({dir: before});
  await using newServer = createPortalServer({dir: after});
  const old = await listen(oldServer, {port: 0, host: '127.0.0.1'});
  const fresh = await listen(newServer, {port: 0, host: '127.0.0.1'});
  await using browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({viewport: SIZE, javaScriptEnabled: false});
  for (const [index, {route, kind}] of pages.slice(0, MAX_PAGES).entries()) {
    const take = async (origin: string, name: string): Promise<string> => {
      const file = `${name}-${index + 1}.jpg`;
      await takePicture(page, origin + baseUrl + route, path.join(into, file));
      return file;
    };
    taken.set(route, {
      before: kind === 'added' ? undefined : await take(old, 'before'),
      after: kind === 'removed' ? undefined : await take(fresh, 'after'),
    });
  }
  return taken;
}

/** A page is complete without script, and holds still. */
async function takePicture(page: Page, url: string, file: string): Promise<void> {
  await page.setViewportSize(SIZE);
  await page.goto(url, {waitUntil: 'load'});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({...SIZE, height: Math.min(height, MAX_HEIGHT)});
  await page.screenshot({path: file, type: 'jpeg', quality: 60, timeout: TIMEOUT_MS});
}
