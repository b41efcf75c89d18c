import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type APIRequestContext, type Locator, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {openHydrated, waitForHydration} from './support/hydration';

const API_IDS = ['vehicle', 'transport', 'storage', 'descriptor'];

/** Operations of an API by the specification that its page offers. */
async function listOperationIds(request: APIRequestContext, api: string): Promise<string[]> {
  const {paths} = (await (await request.get(`api/${api}.json`)).json()) as {readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>};
  return Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({operationId}) => operationId ?? []));
}

/** What opening the panel may load, after brotli: the sandbox with its validators, and the panel. */
const PANEL_MAX_BYTES = 60 * 1_024;

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds within an element, as `rule: markup`. */
async function listFaults(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    interface Axe {
      run(within: string, options: object): Promise<{readonly violations: readonly {readonly id: string; readonly nodes: readonly {readonly html: string}[]}[]}>;
    }
    const {axe} = window as unknown as {readonly axe: Axe};
    const {violations} = await axe.run(within, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']});
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
  }, selector);
}

const getWidget = (page: Page, operationId: string): Locator => page.locator(`section:has(> [id="${operationId}-try"])`);

const getSummary = (widget: Locator): Locator => widget.getByRole('status').filter({hasText: / ms/});

async function open(page: Page, operationId: string): Promise<Locator> {
  const widget = getWidget(page, operationId);
  await widget.getByRole('button', {name: 'Try it'}).click();
  await expect(widget.getByRole('button', {name: 'Send'})).toBeVisible();
  return widget;
}

async function send(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', {name: 'Send'}).click();
  return getSummary(widget);
}

for (const api of API_IDS) {
  test(`every operation of the ${api} API succeeds at the first Send, without typing`, async ({page, request}) => {
    const operationIds = await listOperationIds(request, api);
    expect(operationIds.length).toBeGreaterThan(1);
    await openHydrated(page, `api/${api}`);
    for (const id of operationIds) {
      const widget = await open(page, id);
      await expect(await send(widget), id).toHaveText(/^200 OK/);
      await widget.getByRole('button', {name: 'Try it'}).click();
    }
  });
}

const WITH_MANY_STATUSES = {recognizeVehicle: 'vehicle', readCargoCode: 'transport', createHook: 'storage', listEvents: 'storage', getPaidSubscriptionUsages: 'descriptor'};

for (const [id, api] of Object.entries(WITH_MANY_STATUSES)) {
  test(`each chip of ${id} gives its status`, async ({page}) => {
    await openHydrated(page, `api/${api}`);
    const widget = await open(page, id);
    const chips = widget.getByRole('group', {name: 'Answer to cause'}).getByRole('button');
    const statuses = await chips.allTextContents();
    expect(statuses.length).toBeGreaterThan(3);
    for (const status of statuses) {
      await chips.getByText(status, {exact: true}).click();
      await expect(await send(widget)).toHaveText(new RegExp(`^${status} `));
    }
  });
}

test('each cause of one status is its own request', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const widget = await open(page, 'recognizeVehicle');
  await widget.getByRole('button', {name: '400', exact: true}).click();
  const causes = widget.getByLabel('Cause');
  const names = await causes.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await causes.selectOption(name);
    await expect(await send(widget)).toContainText(`rule ${name}`);
  }
});

test('boxes in the picture and fields of the answer mark each other', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const widget = await open(page, 'recognizeVehicle');
  await send(widget);
  await widget.getByRole('tab', {name: 'Picture'}).click();
  const box = widget.getByRole('img', {name: /ABC-123: .*plateROI/});
  const field = widget.getByRole('list', {name: /place in the picture/}).getByRole('button', {name: /ABC-123 .*plateROI/});
  await box.focus();
  await expect(field).toHaveAttribute('data-marked', 'true');
  await field.hover();
  await expect(box).toHaveAttribute('data-marked', 'true');
  await expect(widget.locator('[data-marked]')).toHaveCount(2);
});

test('a picture of one’s own is answered as simulated, and stays out of the link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, 'api/transport');
  const widget = await open(page, 'readCargoCode');
  const png = await page.screenshot();
  await widget.getByLabel(/picture of your own/).setInputFiles({name: 'my-gate.png', mimeType: 'image/png', buffer: png});
  await expect(await send(widget)).toContainText('simulated');
  await widget.getByRole('tab', {name: 'Picture'}).click();
  const shown = widget.getByRole('img', {name: 'The picture that you have chosen.'});
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await widget.getByRole('button', {name: 'Link', exact: true}).click();
  await expect(widget.getByText('Copied: link.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('try=readCargoCode');
  expect(link).not.toContain('my-gate');
});

test('a hook is registered, confirmed and told of an event', async ({page}) => {
  await openHydrated(page, 'api/storage');
  const status = await open(page, 'updateStorageStatus');
  await status.getByLabel('Test key').selectOption('test_default');
  await expect(await send(status)).toHaveText(/^200/);
  const hook = await open(page, 'createHook');
  await hook.getByLabel('Test key').selectOption('test_default');
  await expect(await send(hook)).toHaveText(/^200/);
  await hook.getByRole('button', {name: 'State of the sandbox'}).click();
  const drawer = page.getByRole('dialog', {name: 'State of the sandbox'});
  await expect(drawer.getByText(/pending_confirmation/)).toBeVisible();
  await drawer.getByText(/^SubscriptionConfirmation to/).first().click();
  await drawer.getByRole('button', {name: /^Confirm/}).first().click();
  await expect(drawer.getByRole('status')).toHaveText(/is confirmed/);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(hook.getByRole('button', {name: 'State of the sandbox'})).toBeFocused();

  // To the page of another API, without loading anew: the state is kept.
  await page.evaluate(() => Reflect.set(window, 'isSameVisit', true));
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Vehicle API', exact: true}).click();
  await expect(page).toHaveURL(/api\/vehicle/);
  const recognition = await open(page, 'recognizeVehicle');
  await expect(await send(recognition)).toHaveText(/^200/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameVisit'))).toBe(true);
  await recognition.getByRole('button', {name: 'State of the sandbox'}).click();
  await expect(drawer.getByText(/^Notification to/)).toBeVisible();
  await expect(drawer.getByText('1 event', {exact: true})).toBeVisible();
  await drawer.getByRole('button', {name: '+ 24 hours'}).click();
  await drawer.getByRole('button', {name: '+ 1 hour'}).click();
  await expect(drawer.getByText(/^\d event/)).toHaveCount(0);
  await drawer.getByRole('button', {name: 'Reset'}).click();
  await expect(drawer.getByText('Outbox: 0 messages to hooks')).toBeVisible();
});

test('copies the request with its current values, and a link that restores it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, 'api/vehicle');
  const widget = await open(page, 'recognizeVehicle');
  await widget.getByLabel('maxreads').fill('3');
  await widget.getByLabel('Test key').selectOption('test_vip_20m');
  const read = async (name: string): Promise<string> => {
    await widget.getByRole('button', {name, exact: true}).click();
    await expect(widget.getByText(`Copied: ${name === 'Link' ? 'link' : name}.`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await read('cURL')).toMatch(/--form-string maxreads=3 [\s\S]*image=@plate-european\.jpg/);
  expect(await read('JavaScript')).toContain("body.append('maxreads', '3')");
  expect(await read('Client library')).toContain("client.send('plate-european.jpg')");
  expect(await read('Python')).toContain('"maxreads": "3"');

  await page.goto(await read('Link'));
  await waitForHydration(page);
  await expect(widget.getByLabel('maxreads')).toHaveValue('3');
  await expect(widget.getByLabel('Test key')).toHaveValue('test_vip_20m');

  await widget.getByRole('button', {name: '413', exact: true}).click();
  await page.goto(await read('Link'));
  await expect(widget.getByRole('button', {name: '413', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await expect(await send(widget)).toHaveText(/^413/);
});

test('a key that is no test key is not taken from a link', fault('F13-key'), async ({page}) => {
  await page.goto('api/descriptor?try=listPaidSubscriptions&key=my-real-key&header.x-api-key=my-real-key#listPaidSubscriptions');
  const widget = getWidget(page, 'listPaidSubscriptions');
  await expect(widget.getByLabel('Test key')).toHaveValue('');
  await expect(await send(widget)).toHaveText(/^401/);
});

test('says what a field expects, and ties it to the field', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const widget = await open(page, 'recognizeVehicle');
  const field = widget.getByLabel('maxreads');
  await field.fill('99');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Expected: integer/);
  await field.fill('2');
  await expect(field).toHaveAttribute('aria-invalid', 'false');

  await page.goto('api/storage');
  const hook = await open(page, 'createHook');
  await hook.getByLabel('Body, JSON').fill('{');
  await expect(hook.getByLabel('Body, JSON')).toHaveAccessibleDescription(/Is no JSON/);
});

test('works with the keyboard alone', fault('F26-sandbox'), async ({page}) => {
  await openHydrated(page, 'api/descriptor');
  const widget = getWidget(page, 'listProducts');
  await widget.getByRole('button', {name: 'Try it'}).focus();
  await page.keyboard.press('Enter');
  const sendButton = widget.getByRole('button', {name: 'Send'});
  await expect(sendButton).toBeVisible();
  for (let stops = 0; stops < 10 && !(await sendButton.evaluate((button) => button === document.activeElement)); stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getSummary(widget)).toHaveText(/^200/);
  await expect(sendButton).toBeFocused();
  await widget.getByRole('tab', {name: 'Pretty'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('tab', {name: 'Raw'})).toBeFocused();
  await page.keyboard.press('End');
  await expect(widget.getByRole('tabpanel')).toContainText('x-sandbox-rule: ok');
});

test('nothing leaves the browser: only files of the site are asked for', async ({page, baseURL}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await openHydrated(page, 'api/vehicle');
  const widget = await open(page, 'recognizeVehicle');
  await expect(await send(widget)).toHaveText(/^200/);
  await widget.getByRole('tab', {name: 'Picture'}).click();
  await widget.getByRole('button', {name: '429', exact: true}).click();
  await expect(await send(widget)).toHaveText(/^429/);
  const site = `GET ${new URL('/docs/', baseURL).href}`;
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((request) => !request.startsWith(site) && !/^GET (?:data|blob):/.test(request))).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`has no accessibility problem at ${width} px, open and answered`, fault('F17-sandbox'), async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openHydrated(page, 'api/vehicle');
    const widget = await open(page, 'recognizeVehicle');
    await expect(await send(widget)).toHaveText(/^200/);
    await widget.getByRole('tab', {name: 'Picture'}).click();
    await widget.getByText(/^Headers, optional/).click();
    await expect(widget.getByRole('img', {name: /ABC-123/}).first()).toBeVisible();
    expect(await listFaults(page, 'section:has(> [id="recognizeVehicle-try"])')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

    await widget.getByRole('button', {name: 'State of the sandbox'}).click();
    expect(await listFaults(page, 'dialog[open]')).toEqual([]);
  });
}

test('loads the sandbox only when it is opened, and within its budget', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.waitForLoadState('networkidle');
  bodies.length = 0;
  const widget = await open(page, 'recognizeVehicle');
  await expect(await send(widget)).toHaveText(/^200/);
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(PANEL_MAX_BYTES);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('says that trying needs JavaScript', fault('F01-sandbox'), async ({page}) => {
    await page.goto('api/vehicle');
    await expect(getWidget(page, 'recognizeVehicle').getByText(/needs JavaScript/)).toBeVisible();
  });
});

test('several views of one object are sent as repeated parts, and each shows its own result', async ({page}) => {
  await openHydrated(page, 'api/transport');
  const widget = await open(page, 'readCargoCode');
  const views = widget.getByRole('group', {name: 'More views of the same object'});
  await views.getByRole('checkbox').first().check();
  await expect(await send(widget)).toHaveText(/^200 OK/);
  await expect(widget.getByRole('tabpanel')).toContainText('imageResults');
  await widget.getByRole('tab', {name: 'Picture'}).click();
  await expect(widget.getByRole('tabpanel').getByRole('img')).toHaveCount(2);
});
