import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test, type Page} from '@playwright/test';
import {createOfflineFolder} from '../../scripts/offline/createOfflineFolder';
import {toFile} from '../../scripts/offline/browser/toFile';
import {writeFolder} from '../../scripts/offline/writeFolder';
import {baseUrl, hosts} from '../../portal/product';
import {openHydrated} from './support/hydration';
import {listPages} from './support/listPages';
import {pageTypes} from './support/pageTypes';
import {getPanel, send} from './support/panel';
import {collectProblems} from './support/problems';
import {getDialog, getHits, searchFor} from './support/search';

/** How many pages are open at once. */
const TABS = 4;

let folder: string;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  // Readers unpack it anywhere.
  folder = mkdtempSync(path.join(tmpdir(), 'a folder #1 %20-'));
  writeFolder(await createOfflineFolder('build'), folder);
});
test.afterAll(() => rmSync(folder, {recursive: true}));

/** Address of a page on the disk. */
const toAddress = (route: string): string =>
  pathToFileURL(folder).href + `/${toFile(baseUrl + route, hosts.portal + baseUrl)}`;

/** What went wrong: errors in the console, which includes the policy, and failed requests. */
function watch(page: Page): string[] {
  const problems = collectProblems(page, () => false);
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it fetches ahead.
    const error = request.failure()?.errorText ?? '';
    if (error !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${error}`);
  });
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) problems.push(`${request.url()} was requested`);
  });
  return problems;
}

test('each type of page runs from the disk, asks no server, and has no errors', async ({page}) => {
  const problems = watch(page);
  const tools = ['hooks', 'image-check', 'plans', 'webhooks'].map((tool) => `tools/${tool}`);
  for (const type of [...Object.values(pageTypes), ...tools, 'downloads']) {
    if (type === pageTypes['not found']) continue;
    await openHydrated(page, toAddress(type));
    await expect(page.getByRole('heading', {level: 1}).first(), type).toBeVisible();
    expect(problems, type).toEqual([]);
    await expect(page.locator('.portal-offline-notice')).toHaveCount(0);
  }
});

test('every document and every kind of library page opens from the disk, asks no server, and has no errors', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const queue = listPages(folder);
  const count = queue.length;
  const found: string[] = [];
  const visit = async (): Promise<void> => {
    const page = await context.newPage();
    const problems = watch(page);
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await page.goto(pathToFileURL(path.join(folder, file)).href);
      // As a locator decides it, which would first run a script of Playwright's in each page.
      const isShown = await page.evaluate(() => {
        const heading = document.querySelector('h1');
        const {width = 0, height = 0} = heading?.getBoundingClientRect() ?? {};
        const isVisible = heading?.checkVisibility({visibilityProperty: true}) === true;
        return isVisible && width > 0 && height > 0;
      });
      if (!isShown) problems.push('shows no heading');
      found.push(...problems.splice(0).map((problem) => `${file}: ${problem}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({length: TABS}, visit));
  console.log(`${count} pages opened from the disk`);
  expect(count).toBeGreaterThan(75);
  expect(found).toEqual([]);
});

test('search, samples, history, workbench, and copied Markdown work from the disk', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watch(page);

  await openHydrated(page, toAddress('content/faq'));
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '# Frequently asked questions',
  );

  await page.keyboard.press('Control+k');
  await searchFor(page, 'recognize vehicles');
  await getHits(page).first().click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/^file:.*\/api\/vehicle\/index\.html#/);
  // The page hears a key once its loader has run.
  await page.waitForLoadState();

  // The sidebar marks what is read, once script runs.
  await page.keyboard.press('Shift');
  await expect(page.locator('.theme-doc-sidebar-menu a[aria-current=location]')).toHaveCount(1);

  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'python');
  await expect(page).toHaveURL(/index\.html\?lang=python#/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');

  await page.getByRole('link', {name: 'Open the workbench'}).click();
  await expect(page).toHaveURL(/\/tools\/workbench\/index\.html/);
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await expect(await send(getPanel(page))).toContainText('200 OK');
  expect(problems).toEqual([]);
});

test('a missing file is said on the page, with the command that helps', async ({page}) => {
  await page.goto(toAddress('content/faq'));
  rmSync(path.join(folder, 'offline/files/content/faq.md.js'));
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'node serve.mjs'})).toBeVisible();
});
