import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydration';
import {openPanel, send} from '../support/panel';

/** What opening the panel may load, after brotli: the sandbox with its validators, and the panel. */
const PANEL_MAX_BYTES = 60 * 1_024;

test('nothing leaves the browser: only files of the site are asked for', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  await expect(await send(panel)).toHaveText(/^200/);
  await panel.getByRole('tab', {name: 'Picture'}).click();
  await panel.getByRole('button', {name: '429', exact: true}).click();
  await expect(await send(panel)).toHaveText(/^429/);
  const site = `GET ${new URL('/docs/', baseURL).href}`;
  expect(requests.length).toBeGreaterThan(5);
  expect(
    requests.filter((request) => !request.startsWith(site) && !/^GET (?:data|blob):/.test(request)),
  ).toEqual([]);
});

test('loads the sandbox only when it is opened, without other APIs, and within its budget', async ({
  page,
}) => {
  await openHydrated(page, 'api/vehicle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.waitForLoadState('networkidle');
  bodies.length = 0;
  const panel = await openPanel(page, 'recognizeVehicle');
  await expect(await send(panel)).toHaveText(/^200/);
  // Keys of the response lead to the reference, which is loaded last.
  await expect(panel.getByRole('treeitem').getByRole('link').first()).toBeAttached();
  const loaded = await Promise.all(bodies);
  const isLoaded = (path: string): boolean => loaded.some((body) => body.includes(path));
  expect([isLoaded('/vehicle/{region}'), isLoaded('/descriptor/dimensions')]).toEqual([
    true,
    false,
  ]);
  const sizes = loaded.map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(PANEL_MAX_BYTES);
});
