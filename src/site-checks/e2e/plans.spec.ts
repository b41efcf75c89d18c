import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {CHUNKS, getOverflow} from './support/parts';
import {test} from './support/saving';

const PAGE = 'tools/plans';

/** Bytes after brotli of all scripts beyond those that every page starts with. */
const SCRIPT_BUDGET = 40_000;

/** Four pictures at once, 200 times. */
const TIMES = Array.from({length: 800}, (_, index) =>
  new Date(Date.UTC(2026, 10, 3, 8) + Math.floor(index / 4) * 30_000).toISOString(),
).join('\n');

test.describe('the page that simulates plans', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('has a worked example and the model, and no control that needs script', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText('The cheapest plan that is enough: Basic 80K.')).toBeVisible();
      await expect(page.getByRole('row', {name: /^Basic 20K 200 EUR .*20 January/})).toBeVisible();
      await expect(page.getByRole('img', {name: /^Requests with Basic 80K by day/})).toBeVisible();
      await expect(page.getByRole('heading', {name: 'When images come'})).toBeVisible();
      await expect(page.getByRole('button', {name: 'Simulate', includeHidden: true})).toBeHidden();
      await expect(page.getByLabel('Plan of the chart')).toBeHidden();
    });
  });

  test('simulates by keyboard, from a link, a file, and without a worker', async ({page}) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    const scripts: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('request', (request) => {
      const isRun = request.resourceType() === 'script' || request.url().includes('plan-worker');
      if (isRun && CHUNKS.test(request.url())) scripts.push(request.url());
    });
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
    await page.goto(PAGE);
    const {origin} = new URL(page.url());
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) || request.method() !== 'GET')
        foreign.push(request.url());
    });

    const pictures = page.getByLabel('Images per day');
    const status = page.getByRole('form', {name: 'Scenario'}).getByRole('status');
    await pictures.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('0');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Nothing was simulated. Correct the field first.');
    await expect(pictures).toBeFocused();
    await expect(pictures).toHaveAccessibleDescription(/Expected: a whole number from 1 to/);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('10');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/^Simulated 3\d\d images with 12 plans in [\d.]+ s\.$/);
    await expect(page.getByText(/^The cheapest plan that is enough: Basic 10K\./)).toBeVisible();
    await expect(page.getByText(/^Free is not enough: its 200 credits/)).toBeVisible();
    expect(new URL(page.url()).search).toBe('?try=plans&pictures=10');
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Download as CSV'}).click();
    const csv = readFileSync(await (await downloading).path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(14);
    expect(csv).toMatch(/^\ufeffplan,made_up_price_per_month,currency,/);

    const file = page.getByLabel('Or your own times (CSV)');
    const choose = (text: string): Promise<void> =>
      file.setInputFiles({name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from(text)});
    const simulate = page.getByRole('button', {name: 'Simulate'});
    await choose(`${TIMES}\nsoon`);
    await simulate.click();
    await expect(file).toHaveAccessibleDescription(/Line 801: no time, got "soon"\./);
    await expect(file).toBeFocused();
    await choose(TIMES);
    await simulate.click();
    await expect(status).toHaveText(/^Simulated 800 images/);
    await expect(page.getByText(/^The times of times\.csv\./)).toBeVisible();
    await page.getByLabel('Plan of the chart').selectOption('Free');
    await page.getByText('The chart as a table').click();
    // The free plan has 200 credits, and the first hour has 480 pictures.
    await expect(page.getByRole('row', {name: /^3 November, 8 h 19\d /})).toBeVisible();
    await expect(page.getByText(/^A link restores all fields, but neither a file/)).toBeVisible();

    const prices = page.getByLabel('Real prices (JSON)');
    // The button stays in sight, and covers no field that has the focus.
    await page.getByLabel('Seed').focus();
    await page.keyboard.press('Tab');
    await expect(prices).toBeFocused();
    await expect
      .poll(async () => {
        const [field, button] = await Promise.all([prices.boundingBox(), simulate.boundingBox()]);
        return (button?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    await prices.fill('{');
    await simulate.click();
    await expect(prices).toHaveAccessibleDescription(/This is no JSON\./);
    await expect(prices).toBeFocused();
    await prices.fill(
      '{"recognition": [{"dimension": "vip_5m", "price": 7.5, "currency": "EUR"}]}',
    );
    await simulate.click();
    await expect(page.getByText(/^The cheapest plan that is enough: VIP 5M\./)).toBeVisible();
    await expect(page.getByRole('columnheader', {name: 'Price per month'})).toBeVisible();
    expect(page.url()).not.toMatch(/recognition|vip|times/);

    const own = [...new Set(scripts)];
    expect(own.some((url) => url.includes('plan-worker'))).toBe(true);
    const bodies = await Promise.all(own.map(async (url) => (await page.request.get(url)).body()));
    const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    console.log(`a simulation loads ${size} bytes of script`);
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);

    // A link is restored without a touch, and works where no worker can be loaded.
    await page.route(/plan-worker/, (route) => route.abort());
    await page.goto(`${PAGE}?try=plans&pictures=20&profile=even&isPaced=on&retry=none`);
    await expect(status).toHaveText(/^Simulated [56]\d\d images/);
    await expect(page.getByLabel('Hours')).toHaveValue('even');
    await expect(page.getByText(/No retries\. Requests start no faster/)).toBeVisible();

    // A long simulation can be ended.
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(page.getByLabel('Hours')).toHaveValue('gate');
    await pictures.fill('600000');
    await simulate.click();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(status).toHaveText('Canceled. The result below is the one before.');
    await expect(simulate).toBeFocused();
    expect([foreign, errors]).toEqual([[], []]);
    expect(await page.evaluate(() => [...Object.keys(sessionStorage)])).toEqual([]);
  });
});
