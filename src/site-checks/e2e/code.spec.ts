import {expect} from '@playwright/test';
import {otherProduct} from '../fixtures/otherProduct';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {test} from './support/saving';

test.use({baseURL: FIXTURES_URL});

test.describe('a code block', () => {
  test('is colored by classes in the page as served, with title, numbers and emphasis', async ({
    page,
  }) => {
    await page.goto('fixtures/parts');
    const block = page.locator('.theme-code-block').first();
    await expect(block).toContainText('first.sh');
    await expect(block.locator('.code-name')).toHaveText('curl');
    await expect(block.locator('[data-line="8"][data-emphasized]')).toContainText('curl "$HOST"');
    await expect(block.locator('[style]')).toHaveCount(0);
  });

  test('shows a file that a component imports, with its tokens expanded', async ({page}) => {
    await page.goto('fixtures/parts');
    const block = page.locator('.theme-code-block').nth(1);
    await expect(block.locator('code')).toHaveText(
      `# Asks ${otherProduct.slug} for its versions.\ncurl --silent "$API_HOST/versions"`,
    );
    await expect(block.locator('.code-comment')).toHaveCount(1);
  });

  test('is copied as it was written', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, 'fixtures/parts');
    const block = page.locator('.theme-code-block').nth(1);
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `# Asks ${otherProduct.slug} for its versions.\ncurl --silent "$API_HOST/versions"`,
    );
  });

  test('says when it could not be copied', fault('F24'), async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await openHydrated(page, 'fixtures/parts');
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  });

  test('with long lines can be wrapped, and with short ones need not', async ({page}) => {
    await openHydrated(page, 'fixtures/parts');
    const long = page.locator('.theme-code-block').first();
    const overflow = (): Promise<number> =>
      long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await long.getByRole('button', {name: 'Wrap'}).click();
    await expect.poll(overflow).toBe(0);
    await expect(
      page.locator('.theme-code-block').nth(1).getByRole('button', {name: 'Wrap'}),
    ).toHaveCount(0);
  });
});

test.describe('tabs', () => {
  test('of a group keep the choice on other pages and on later visits', async ({page}) => {
    await openHydrated(page, 'fixtures/parts');
    await page.getByRole('tab', {name: 'Python'}).click();
    await page.getByRole('link', {name: 'More parts'}).click();
    await expect(page.getByText('The other panel of Python.')).toBeVisible();
    await openHydrated(page, 'fixtures/parts');
    await expect(page.getByText('The panel of Python.')).toBeVisible();
    await expect(page.getByText('The panel of cURL.')).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('show all their panels, each with its name', fault('F01b'), async ({page}) => {
      await page.goto('fixtures/parts');
      await expect(page.getByText('The panel of cURL.')).toBeVisible();
      await expect(page.getByText('The panel of Python.')).toBeVisible();
      const names = await page
        .getByRole('tabpanel')
        .evaluateAll((panels) =>
          panels.map((panel) => getComputedStyle(panel, '::before').content),
        );
      expect(names).toEqual(['"cURL"', '"Python"']);
    });

    test(
      'leave no button that does nothing beside the code',
      fault('F01b-buttons'),
      async ({page}) => {
        await page.goto('fixtures/parts');
        await expect(page.locator('.theme-code-block').first().getByRole('button')).toHaveCount(0);
      },
    );
  });
});
