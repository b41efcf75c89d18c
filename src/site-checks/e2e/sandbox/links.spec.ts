import {expect, test} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {getPanel, openPanel, send} from '../support/panel';

test('copies the request with its current values, and a link that restores it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  await panel.getByLabel('maxreads').fill('3');
  await panel.getByLabel('Test key').selectOption('test_vip_20m');
  const read = async (name: string): Promise<string> => {
    await panel.getByRole('button', {name, exact: true}).click();
    await expect(panel.getByText(`Copied: ${name === 'Link' ? 'link' : name}.`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await read('cURL')).toMatch(/--form-string maxreads=3 [\s\S]*image=@plate-european\.jpg/);
  expect(await read('JavaScript')).toContain("body.append('maxreads', '3')");
  expect(await read('Client library')).toContain("client.send('plate-european.jpg')");
  expect(await read('Python')).toContain('"maxreads": "3"');

  await page.goto(await read('Link'));
  await waitForHydration(page);
  await expect(panel.getByLabel('maxreads')).toHaveValue('3');
  await expect(panel.getByLabel('Test key')).toHaveValue('test_vip_20m');

  await panel.getByRole('button', {name: '413', exact: true}).click();
  await page.goto(await read('Link'));
  await expect(panel.getByRole('button', {name: '413', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(await send(panel)).toHaveText(/^413/);
});

test('a key that is no test key is not taken from a link', fault('F13-key'), async ({page}) => {
  await page.goto(
    'api/descriptor?try=listPaidSubscriptions&key=my-real-key&header.x-api-key=my-real-key#listPaidSubscriptions',
  );
  const panel = getPanel(page, 'listPaidSubscriptions');
  await expect(panel.getByLabel('Test key')).toHaveValue('');
  await expect(await send(panel)).toHaveText(/^401/);
});
