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
