import {expect} from '@playwright/test';
import {FIXTURES_URL} from '../support/fixtures';
import {getPanel, getSummary} from '../support/panel';
import {test} from '../support/saving';

test.use({baseURL: FIXTURES_URL});

test('sends headers that scripts of a page may not set, and leaves out what clients write', async ({
  page,
}) => {
  await page.goto('tools/workbench?try=getCarPark&run=1');
  const panel = getPanel(page);
  await expect(getSummary(panel)).toHaveText(/^200\b/);
  await expect(panel.getByRole('textbox', {name: 'Date'})).toHaveValue(
    'Sat, 31 Jan 2026 12:00:00 GMT',
  );
  await expect(panel.getByText('Content-Length')).toHaveCount(0);

  await panel.getByRole('textbox', {name: 'Date'}).fill('');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(getSummary(panel)).toHaveText(/^400\b/);
});

test('offers each success that is documented', async ({page}) => {
  await page.goto('tools/workbench?try=reserveSpace&run=1');
  const panel = getPanel(page);
  await expect(getSummary(panel)).toHaveText(/^201\b/);
  const choice = panel.getByLabel('Response to simulate');
  await choice.selectOption('202 The car park confirms later.');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(getSummary(panel)).toHaveText(/^202\b/);
  await choice.selectOption('Success');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(getSummary(panel)).toHaveText(/^201\b/);
});
