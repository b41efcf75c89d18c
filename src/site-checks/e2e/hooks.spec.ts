import {brotliCompressSync} from 'node:zlib';
import {expect, type Response} from '@playwright/test';
import {denyStorage} from './support/denyStorage';
import {finishStep} from './support/hookStory';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

const PAGE = 'tools/hooks';

/** Bytes after brotli that the story loads beyond what its page names, with its sandbox. */
const SCRIPT_BUDGET = 40_000;

/** Bytes after brotli of the scripts that a page does not name. */
async function measureLaterScripts(html: string, scripts: readonly Response[]): Promise<number> {
  const later = scripts.filter((script) => !html.includes(script.url().split('/').at(-1) ?? ''));
  const bodies = await Promise.all(later.map((script) => script.body()));
  return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
}

test.describe('the page that follows a hook', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('has the story as text, and no control that needs script', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText('The guided story needs JavaScript')).toBeVisible();
      await expect(page.getByRole('button', {name: 'Start the story'})).toBeHidden();
      await expect(page.locator('main ol li').first()).toContainText('Turn on storage');
      await expect(page.getByRole('img', {name: 'States of the hook'})).toBeVisible();
      await expect(page.getByRole('img', {name: /^The story of a hook/})).toBeVisible();
    });
  });

  test('is told to its end by keyboard alone, and sends nothing', async ({page}) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await denyStorage(page);
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const html = (await (await page.goto(PAGE))?.text()) ?? '';
    const {origin} = new URL(page.url());
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) || request.method() !== 'GET')
        foreign.push(request.url());
    });
    // Pressed before the page is hydrated.
    await page.getByRole('button', {name: 'Start the story'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: 'Turn on storage'})).toBeFocused();

    const status = page.getByRole('region', {name: 'Step'}).getByRole('status');
    const diagram = page.getByRole('region', {name: 'Guided story'}).getByRole('img');
    await finishStep(page);
    await expect(status).toContainText('Your program to API: PATCH /storage/status, 200.');
    await page.keyboard.press('Enter');
    await finishStep(page);
    await expect(diagram).toHaveAccessibleDescription(/Now: pending_confirmation\.$/);
    await page.keyboard.press('Enter');
    await finishStep(page);
    await expect(diagram).toHaveAccessibleDescription(/Now: confirmed\.$/);
    for (const labels of [
      ['Send an image'],
      ['Check the signature', 'Change one character, check again'],
      ['Send an image, the server fails', 'Move the clock by 1 minute'],
      ['Send an image, the server is too slow', 'Repair the server', 'Move the clock by 1 minute'],
      ['List the stored events'],
      ['Move the clock by 1 day', 'List the stored events', 'Open the image of an event'],
    ]) {
      await page.keyboard.press('Enter');
      expect(await finishStep(page)).toEqual(labels);
    }
    await expect(status).toContainText('This is the whole story.');
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    // Twice the size of text and controls in a window of 1280 px is half of its width.
    await page.setViewportSize({width: 640, height: 400});
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    // Colors of the reader, without motion.
    const steps = page.getByRole('list', {name: 'Steps'});
    await expect(steps.locator('[aria-current=step]')).toHaveCSS('outline-style', 'solid');
    await expect(steps.getByRole('button').first()).toHaveCSS('outline-style', 'none');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    const calls = page.getByRole('list', {name: 'Calls'});
    await expect(calls.locator('details')).toHaveCount(18);
    const retry = calls.locator('details', {hasText: 'Notification, retry 3'});
    await retry.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(retry).toContainText('x-amz-sns-message-type: Notification');
    await expect(retry).toContainText('HTTP/1.1 500 Internal Server Error');

    await page.getByRole('radio', {name: '500'}).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', {name: '500'})).toBeChecked();
    await page.getByRole('button', {name: 'Start over'}).focus();
    await page.keyboard.press('Enter');
    await expect(calls.locator('details')).toHaveCount(0);
    await expect(page.getByRole('radio', {name: '200'})).toBeChecked();

    const size = await measureLaterScripts(html, scripts);
    console.log(`the story loads ${size} bytes of script`);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});
