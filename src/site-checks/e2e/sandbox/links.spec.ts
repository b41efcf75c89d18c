import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {FIXTURES_URL} from '../support/fixtures';
import {openHydrated, waitForHydration} from '../support/hydration';
import {getPanel, getSummary, openPanel, send} from '../support/panel';
import {test} from '../support/saving';

test('shows the request as it was sent in five languages, a link restores it, and a reload keeps it until all is started over', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, 'api/vehicle');
  const dialog = await openPanel(page, 'recognizeVehicle');
  await dialog.getByLabel('maxreads', {exact: true}).fill('3');
  await dialog.getByLabel('Test key').selectOption('test_vip_20m');
  await expect(await send(dialog)).toHaveText(/^200 OK.*billed.*credits left.*quota left/);
  await dialog.getByRole('tab', {name: 'Code'}).click();
  const code = dialog.getByRole('tabpanel');
  for (const [language, text] of [
    ['cURL', /--form-string maxreads=3 [\s\S]*image=@plate-european\.jpg/],
    ['JavaScript', /body\.append\('maxreads', '3'\)/],
    ['JS client', /client\.send\('plate-european\.jpg'\)/],
    ['Python', /"maxreads": "3"/],
    ['Python client', /client\.send\("plate-european\.jpg"\)/],
  ] as const) {
    await code.getByRole('radio', {name: language, exact: true}).check();
    await expect(code).toContainText(text);
  }
  await dialog.getByRole('button', {name: 'Copy link'}).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/docs/tools/workbench?try=recognizeVehicle');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  const panel = getPanel(page);
  await expect(panel.getByLabel('maxreads', {exact: true})).toHaveValue('3');
  await expect(panel.getByLabel('Test key')).toHaveValue('test_vip_20m');
  await panel.getByLabel('Response to simulate').selectOption('tooLarge');
  await expect(await send(panel)).toHaveText(/^413/);

  await page.goto('tools/workbench');
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await expect(panel.getByLabel('Response to simulate')).toHaveValue('tooLarge');
  await expect(getSummary(panel)).toHaveText(/^413 Content Too Large/);
  await panel.getByRole('button', {name: 'Start over'}).click();
  await expect(panel.getByLabel('Response to simulate')).toHaveValue('');
  await expect(getSummary(panel)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('tooLarge');
});

test('a key that is no test key is not taken from a link', fault('F13-key'), async ({page}) => {
  await page.goto(
    'api/descriptor?try=listPaidSubscriptions&key=my-real-key&header.x-api-key=my-real-key#listPaidSubscriptions',
  );
  const panel = getPanel(page);
  await expect(panel.getByLabel('Test key')).toHaveValue('');
  await expect(await send(panel)).toHaveText(/^401/);
  await panel.getByRole('button', {name: 'Fix it for me'}).click();
  await expect(panel.getByLabel('Test key')).toHaveValue('test_default');
  await expect(panel.getByText(/^200 OK/)).toBeVisible();
  await expect(panel.getByRole('tabpanel')).toBeFocused();
});

test.describe('a specification that was only put into `api-specs`', () => {
  test.use({baseURL: FIXTURES_URL});

  test('can be tried: its operations, forms, and errors are in the workbench', async ({page}) => {
    await openHydrated(page, 'api/parking');
    const dialog = await openPanel(page, 'reserveSpace');
    await expect(await send(dialog)).toHaveText(/^201/);
    await dialog.getByLabel('hours', {exact: true}).fill('99');
    await expect(
      dialog.getByText(
        'Does not fit the contract. `hours` is 99. Expected: an integer from 1 to 24.',
      ),
    ).toBeVisible();
    await expect(await send(dialog)).toHaveText(/^400/);
    // Why is loaded with the first value that is rejected.
    await expect(dialog).toContainText(
      'does not fit the contract. `hours` is 99. Expected: an integer',
    );
  });

  test('shows the request in the languages that have a call for it', async ({page}) => {
    // What a reader chose on a page of our own APIs.
    await openHydrated(page, 'api/parking?lang=client');
    const dialog = await openPanel(page, 'reserveSpace');
    await dialog.getByRole('tab', {name: 'Code'}).click();
    const languages = dialog.getByRole('tabpanel').locator('fieldset label');
    await expect(languages).toHaveText(['cURL', 'JavaScript', 'Python']);
    await expect(dialog.getByRole('radio', {name: 'cURL'})).toBeChecked();
    await expect(dialog.getByRole('tabpanel')).toContainText('curl ');
  });
});
