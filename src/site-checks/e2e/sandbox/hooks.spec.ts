import {expect} from '@playwright/test';
import {openHydrated} from '../support/hydration';
import {choose, openPanel, send} from '../support/panel';
import {test} from '../support/saving';

test('a hook is registered, confirmed and gets an event', async ({page}) => {
  await openHydrated(page, 'api/storage');
  const status = await openPanel(page, 'updateStorageStatus');
  await status.getByLabel('Test key').selectOption('test_default');
  await expect(await send(status)).toHaveText(/^200/);
  await choose(status, 'Register a hook');
  const hook = status;
  await hook.getByLabel('Test key').selectOption('test_default');
  await expect(await send(hook)).toHaveText(/^200/);
  await hook.getByRole('button', {name: 'State of the sandbox'}).click();
  const drawer = page.getByRole('dialog', {name: 'State of the sandbox'});
  await expect(drawer.getByText(/pending_confirmation/)).toBeVisible();
  await drawer
    .getByText(/^SubscriptionConfirmation to/)
    .first()
    .click();
  await drawer
    .getByRole('button', {name: /^Confirm/})
    .first()
    .click();
  await expect(drawer.getByRole('status')).toHaveText(/is confirmed/);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(hook.getByRole('button', {name: 'State of the sandbox'})).toBeFocused();
  await hook.getByRole('button', {name: 'Close'}).click();
  await expect(hook).toHaveCount(0);

  // To the page of another API, without a reload: the state is kept.
  await page.evaluate(() => Reflect.set(window, 'isSameVisit', true));
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Vehicle API', exact: true})
    .click();
  await expect(page).toHaveURL(/api\/vehicle/);
  const recognition = await openPanel(page, 'recognizeVehicle');
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
