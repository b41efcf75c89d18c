import {brotliCompressSync} from 'node:zlib';
import {expect, type Page, type Response} from '@playwright/test';
import {build} from 'esbuild';
import {createVectors} from '../../../lib-src/webhook-middleware/test/support/vectors';
import {openHydrated, waitForHydration} from './support/hydration';
import {measureTasks} from './support/measureTasks';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

const PAGE = 'tools/webhooks';

/** Bytes after brotli that the lab loads beyond what its page names. */
const SCRIPT_BUDGET = 40_000;

const SECRET = 'a-secret-of-the-reader-that-nobody-else-may-know-0123456789';

const getRequest = (page: Page) => page.getByLabel(/^Request: raw HTTP/);
const getStatus = (page: Page) => page.locator('main form:visible').getByRole('status');
const getSteps = (page: Page) => page.getByRole('list', {name: 'Steps of the check'});

/** Fetched ahead for a link in sight, when there is nothing else to do. */
const isPrefetch = async (response: Response): Promise<boolean> =>
  /prefetch/.test((await response.request().allHeaders())['sec-purpose'] ?? '');

async function measureLaterScripts(html: string, scripts: readonly Response[]): Promise<number> {
  let total = 0;
  for (const script of scripts) {
    const name = script.url().split('/').at(-1) ?? '';
    if (html.includes(name) || (await isPrefetch(script))) continue;
    total += brotliCompressSync(await script.body()).length;
  }
  return total;
}

/** What a page can keep of what a reader filled in. */
const readKept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, {...localStorage}, {...sessionStorage}, document.cookie]),
  );

test.describe('the webhook lab', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('lists the causes, and shows no control that needs script', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText('The lab needs JavaScript')).toBeVisible();
      await expect(page.getByRole('button', {name: 'Verify'})).toBeHidden();
      expect(await page.locator('main h3[id]:visible').count()).toBeGreaterThan(20);
    });
  });

  test('verifies and signs by keyboard alone, and keeps nothing', async ({page}) => {
    const sent: string[] = [];
    const logged: string[] = [];
    const scripts: Response[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', ({message}) => logged.push(message));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const html = (await (await page.goto(PAGE))?.text()) ?? '';
    // Pressed before the page is hydrated.
    await page.getByRole('button', {name: 'Example: Parsed body'}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText('Rejected with 401 ERR_SIGNATURE_MISMATCH.');
    const cause = page.getByRole('region', {name: 'Cause'});
    await expect(cause.getByRole('heading')).toHaveText(
      'Your framework parsed the body before you verified it',
    );
    await expect(cause).toContainText('The signed body has 131 bytes, yours has 193.');
    await expect(cause).toContainText("import express from 'express'");
    await expect(getSteps(page).locator('[data-state=failed]')).toHaveText(/^Signature: failed/);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);

    await getRequest(page).fill('x'.repeat(50_000));
    await page.getByRole('button', {name: 'Verify'}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toContainText('This is no HTTP request.');

    await page.getByRole('tab', {name: 'Verify'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Secret', {exact: true}).fill(SECRET);
    await page.getByRole('button', {name: 'Sign', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText(/^Signed \d+ bytes with HS256\.$/);
    const command = (await page.getByLabel('Command', {exact: true}).textContent()) ?? '';
    // A mouse would rest on links, whose pages are then fetched ahead.
    await page.getByRole('tab', {name: 'curl'}).focus();
    await page.keyboard.press('End');
    await expect(page.getByLabel('server.py', {exact: true})).toContainText('hashlib.sha256');
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('tab', {name: 'Sign'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', {name: 'Sign one'}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText('Accepted.');
    await expect(getSteps(page).locator('li')).toHaveCount(6);
    const message = page.getByLabel('Message: the body, or a whole request');
    await message.fill((await message.inputValue()).replace('ABC123', 'ABC124'));
    await page.getByRole('button', {name: 'Check', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText('Rejected: Signature.');

    await page.getByRole('tab', {name: 'SNS'}).focus();
    await page.keyboard.press('ArrowRight');
    await getRequest(page).fill(command);
    await page.getByLabel(/^Secret: text or JWK/).fill(SECRET);
    await page.getByRole('button', {name: 'Verify'}).focus();
    await page.keyboard.press('Enter');
    await expect(getStatus(page)).toHaveText(/^Accepted/);

    const size = await measureLaterScripts(html, scripts);
    console.log(`the webhook lab loads ${size} bytes of script`);
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(await readKept(page)).not.toContain('a-secret-of-the-reader');
    await page.getByRole('link', {name: 'FAQ'}).first().click();
    // The address changes first; the lab stays until the next page has loaded.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Webhook lab');
    expect(
      await page
        .locator('textarea')
        .evaluateAll((fields) =>
          fields.map((field) => (field as HTMLTextAreaElement).value).join(''),
        ),
    ).toBe('');
    await waitForHydration(page);
    expect(await readKept(page)).not.toContain('a-secret-of-the-reader');
    expect(sent.filter((text) => text.includes('a-secret'))).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('says of every vector what the middleware says, takes 5 MB, and forgets', async ({page}) => {
    const vectors = createVectors();
    await page.goto(PAGE);
    const {outputFiles} = await build({
      entryPoints: ['src/webhooks/test/judgeVector.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'lab',
      platform: 'browser',
      resolveExtensions: ['.ts', '.js'],
    });
    const verdicts = await page.evaluate(
      `(async () => { ${outputFiles[0]?.text ?? ''}; return Promise.all(${JSON.stringify(vectors)}.map((vector) => lab.judgeVector(vector))); })()`,
    );
    const differing = vectors.filter(
      ({expected}, index) => (verdicts as string[])[index] !== expected,
    );
    console.log(
      `vectors agreed in the browser: ${vectors.length - differing.length} of ${vectors.length}`,
    );
    expect(differing.map(({title}) => title)).toEqual([]);

    await getRequest(page).focus();
    await waitForHydration(page);
    const tasks = await measureTasks(page, async () => {
      await page.evaluate(() => {
        const field = document.querySelector('textarea');
        const data = new DataTransfer();
        const event = `{"detectionTimestamp":1,"attachments":[{"data":"${'A'.repeat(5_000_000)}"}]}`;
        data.setData('text/plain', `X-Signature: ${'A'.repeat(43)}\r\n\r\n${event}`);
        field?.dispatchEvent(
          new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}),
        );
      });
      await expect(page.getByText(/^Pasted text, 5,000,/)).toBeVisible();
      await page.getByLabel(/^Secret: text or JWK/).fill(SECRET);
      await page.getByRole('button', {name: 'Verify'}).click();
      await expect(page.getByText('No usual mistake explains it')).toBeVisible({timeout: 30_000});
    });
    const longest = Math.max(...tasks);
    console.log(`longest task of 5 MB: ${Math.round(longest)} ms`);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(700);

    // A browser may keep the page as it is to go back to it.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(getRequest(page)).toHaveValue('');
    await expect(page.getByLabel(/^Secret: text or JWK/)).toHaveValue('');
  });
});

test('a step back shows the algorithm that the check uses', async ({page}) => {
  await openHydrated(page, PAGE);
  const algorithm = page.getByLabel('Algorithm of your receiver');
  const chosen = await algorithm.inputValue();
  await algorithm.selectOption('HS384');
  await page.getByRole('radio').last().check();
  await page.goto('content/faq');
  await page.goBack();
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await expect(algorithm).toHaveValue(chosen);
  await expect(page.getByRole('radio').first()).toBeChecked();
});
