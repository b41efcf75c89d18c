import {expect} from '@playwright/test';
import {places} from '../../data/countries';
import {fault} from './support/fault';
import {waitForHydration} from './support/hydration';
import {test} from './support/saving';

const PAGE = 'content/references/countries';
const FIELD = 'Find a place by its name or code';

test.describe('the list of countries', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test(
      'shows every place with its codes, and no filter',
      fault('F01-countries'),
      async ({page}) => {
        await page.goto(PAGE);
        await expect(page.getByRole('row').filter({has: page.getByRole('rowheader')})).toHaveCount(
          places.length,
        );
        await expect(page.getByLabel(FIELD)).toBeHidden();
        await expect(page.getByText(`lists ${places.length} places`)).toBeVisible();
      },
    );
  });

  test('finds a place by keyboard, says how many, and clears with Escape', async ({page}) => {
    await page.goto(PAGE);
    const field = page.getByLabel(FIELD);
    await field.focus();
    await waitForHydration(page);
    await page.keyboard.type('hung');
    await expect(page.getByRole('status').filter({hasText: 'match'})).toHaveText(
      `1 of ${places.length} places match “hung”.`,
    );
    await expect(page).toHaveURL(/\?q=hung$/);
    await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveText(['Hungary']);

    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/countries\/?$/);
  });

  test('takes the query from the address', async ({page}) => {
    await page.goto(`${PAGE}?q=us-ca`);
    await page.keyboard.press('Shift');
    await expect(page.getByLabel(FIELD)).toHaveValue('us-ca');
    await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveText([
      'United States – California',
    ]);
  });

  test('says that nothing matches', fault('F13q-countries'), async ({page}) => {
    await page.goto(`${PAGE}?q=${encodeURIComponent('<b>no')}`);
    await page.keyboard.press('Shift');
    await expect(page.getByText(`0 of ${places.length} places match “<b>no”.`)).toBeVisible();
  });
});
