import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Response} from '@playwright/test';
import {openHydrated} from '../support/hydration';
import {getPanel, openPanel, send} from '../support/panel';

/**
 * What opening the workbench may load, after brotli: its parts, the sandbox with its validators, and
 * one API.
 */
const WORKBENCH_MAX_BYTES = 60 * 1_024;

/** The body of a response, unless the page fetches it ahead: that waits for an idle machine. */
async function readUsed(response: Response): Promise<Buffer> {
  const {'sec-purpose': purpose = ''} = await response.request().allHeaders();
  return purpose.includes('prefetch') ? Buffer.alloc(0) : response.body();
}

test('nothing leaves the browser: only files of the site are asked for', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  // One click from the front page to a recognized car.
  await openHydrated(page, '');
  await page.getByRole('link', {name: 'Try it without a key'}).click();
  const panel = getPanel(page);
  await expect(panel.getByText(/^200 OK/)).toBeVisible();
  await expect(panel.getByText('ABC-123').first()).toBeVisible();
  await panel.getByLabel('Response to simulate').selectOption('throttled');
  await expect(await send(panel)).toHaveText(/^429/);
  const site = `GET ${new URL('/docs/', baseURL).href}`;
  expect(requests.length).toBeGreaterThan(5);
  expect(
    requests.filter((request) => !request.startsWith(site) && !/^GET (?:data|blob):/.test(request)),
  ).toEqual([]);
});

test('loads the workbench only when it is opened, without other APIs, and within its budget', async ({
  page,
}) => {
  await openHydrated(page, 'api/vehicle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(readUsed(response));
  });
  await page.waitForLoadState('networkidle');
  bodies.length = 0;
  const panel = await openPanel(page, 'recognizeVehicle');
  await expect(await send(panel)).toHaveText(/^200/);
  // Keys of the response lead to the reference, which is loaded last.
  await expect(panel.getByRole('treeitem').getByRole('link').first()).toBeAttached();
  const loaded = await Promise.all(bodies);
  const isLoaded = (path: string): boolean => loaded.some((body) => body.includes(path));
  // Data of the sandbox, by the prefix of the server.
  expect([isLoaded('"/vehicle/{region}"'), isLoaded('"/dimensions","isSecured"')]).toEqual([
    true,
    false,
  ]);
  const sizes = loaded
    .filter(({length}) => length > 0)
    .map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`The workbench takes ${total} bytes of script and style.`);
  expect(total).toBeLessThanOrEqual(WORKBENCH_MAX_BYTES);
});
