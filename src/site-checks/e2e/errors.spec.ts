import {expect, type Page} from '@playwright/test';
import {denyStorage} from './support/denyStorage';
import {waitForHydration} from './support/hydration';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

const PAGE = 'tools/errors';
const getField = (page: Page) => page.getByLabel(/^Paste a log line/);
const getStatus = (page: Page) =>
  page.getByRole('region', {name: 'Explanation'}).getByRole('status');

test.describe('the page that explains errors', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('shows every error, and no control that needs script', async ({page}) => {
      await page.goto(PAGE);
      // `src/site-checks/routes/errors.test.ts` compares them with the data.
      const count = await page.locator('main h3[id]').count();
      expect(count).toBeGreaterThan(130);
      await expect(page.locator('main h3[id]:visible')).toHaveCount(count);
      await expect(getField(page)).toBeHidden();
      await expect(page.getByLabel('Billed', {exact: true})).toBeHidden();
      const link = page.getByRole('link', {name: 'Reproduce it', exact: true}).first();
      await expect(link).toHaveAttribute('href', /\/tools\/workbench\?try=\w+&case=\w+&run=1$/);
    });
  });

  test('explains what is pasted, by keyboard alone, and keeps it to itself', async ({page}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.setViewportSize({width: 390, height: 844});
    await denyStorage(page);
    await page.goto(PAGE);
    // Typed before the page is hydrated.
    await getField(page).focus();
    await page.keyboard.insertText('secret-77 {"message":"Invalid roi: expected four x,y vert');
    await waitForHydration(page);
    await expect(getStatus(page)).toContainText('This error is known');
    await expect(
      page.getByRole('article', {name: /^Invalid roi: expected four x,y vertices/}),
    ).toContainText('In your text: Invalid roi: expected four x,y');
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    // Twice the size of text and controls in a window of 1280 px is half of its width.
    await page.setViewportSize({width: 640, height: 400});
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const article = page.getByRole('article').first();
    await expect(article.locator('mark').first()).toHaveCSS('outline-style', 'solid');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await getField(page).fill('x'.repeat(3_000_000));
    await expect(getStatus(page)).toContainText('No error of this documentation explains');
    await expect(page.getByText('only both ends of it were read')).toBeVisible();

    await getField(page).fill('429');
    await expect(getStatus(page)).toContainText('Only the status 429 is known');
    await page.getByRole('button', {name: /^Show all \d+ in the list$/}).focus();
    await page.keyboard.press('Enter');
    const all = await page.locator('main h3[id]').count();
    const shown = page.locator('main h3[id]:visible');
    await expect(page.getByText(new RegExp(`^4 of ${all} errors$`))).toBeVisible();
    await expect(shown).toHaveCount(4);
    await page.getByRole('button', {name: 'Reset'}).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('From', {exact: true}).selectOption('License service client');
    await expect(page.getByText(new RegExp(`^\\d+ of ${all} errors$`))).toBeVisible();
    await expect(shown.filter({hasText: 'Status 409 from the License Service'})).toHaveCount(1);
    await expect(shown.filter({hasText: 'maxreads'})).toHaveCount(0);

    expect(page.url()).not.toContain('secret');
    expect(sent.filter((text) => text.includes('secret'))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{...localStorage}, {...sessionStorage}]),
    );
    expect(kept).not.toContain('secret');
  });
});
