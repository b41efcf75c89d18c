import {expect, test} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {getPanel, getSummary, openPanel} from '../support/panel';

test('says what a field expects, and ties it to the field', async ({page}) => {
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  const field = panel.getByLabel('maxreads');
  await field.fill('99');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Expected: integer/);
  await field.fill('2');
  await expect(field).toHaveAttribute('aria-invalid', 'false');

  await page.goto('api/storage');
  const hook = await openPanel(page, 'createHook');
  await hook.getByLabel('Body, JSON').fill('{');
  await expect(hook.getByLabel('Body, JSON')).toHaveAccessibleDescription(/isn't valid JSON/);
});

test('works with the keyboard alone', fault('F26-sandbox'), async ({page}) => {
  await openHydrated(page, 'api/descriptor');
  const panel = getPanel(page, 'listProducts');
  await panel.getByRole('button', {name: 'Try it'}).focus();
  await page.keyboard.press('Enter');
  const sendButton = panel.getByRole('button', {name: 'Send'});
  await expect(sendButton).toBeVisible();
  for (
    let stops = 0;
    stops < 10 && !(await sendButton.evaluate((button) => button === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getSummary(panel)).toHaveText(/^200/);
  await expect(sendButton).toBeFocused();
  await panel.getByRole('tab', {name: 'Pretty'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', {name: 'Raw'})).toBeFocused();
  await page.keyboard.press('End');
  await expect(panel.getByRole('tabpanel')).toContainText('x-sandbox-rule: ok');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('says that trying needs JavaScript', fault('F01-sandbox'), async ({page}) => {
    await page.goto('api/vehicle');
    await expect(getPanel(page, 'recognizeVehicle').getByText(/needs JavaScript/)).toBeVisible();
  });
});
