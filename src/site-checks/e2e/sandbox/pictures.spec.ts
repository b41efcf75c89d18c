import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydration';
import {openPanel, send} from '../support/panel';

test('boxes in the image and fields of the response mark each other', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  await send(panel);
  await panel.getByRole('tab', {name: 'Picture'}).click();
  const box = panel.getByRole('img', {name: /ABC-123: .*plateROI/});
  const field = panel
    .getByRole('list', {name: /place in the picture/})
    .getByRole('button', {name: /ABC-123 .*plateROI/});
  await box.focus();
  await expect(field).toHaveAttribute('data-marked', 'true');
  await field.hover();
  await expect(box).toHaveAttribute('data-marked', 'true');
  await expect(panel.locator('[data-marked]')).toHaveCount(2);
});

test('a picture of the reader gets a simulated response, and stays out of the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, 'api/transport');
  const panel = await openPanel(page, 'readCargoCode');
  const png = await page.screenshot();
  await panel
    .getByLabel(/picture of your own/)
    .setInputFiles({name: 'my-gate.png', mimeType: 'image/png', buffer: png});
  await expect(await send(panel)).toContainText('simulated');
  await panel.getByRole('tab', {name: 'Picture'}).click();
  const shown = panel.getByRole('img', {name: 'The picture that you have chosen.'});
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await panel.getByRole('button', {name: 'Link', exact: true}).click();
  await expect(panel.getByText('Copied: link.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('try=readCargoCode');
  expect(link).not.toContain('my-gate');
});

test('several views of one object are sent as repeated parts, and each shows its own result', async ({
  page,
}) => {
  await openHydrated(page, 'api/transport');
  const panel = await openPanel(page, 'readCargoCode');
  const views = panel.getByRole('group', {name: 'More views of the same object'});
  await views.getByRole('checkbox').first().check();
  await expect(await send(panel)).toHaveText(/^200 OK/);
  await expect(panel.getByRole('tabpanel')).toContainText('imageResults');
  await panel.getByRole('tab', {name: 'Picture'}).click();
  await expect(panel.getByRole('tabpanel').getByRole('img')).toHaveCount(2);
});
