import {expect, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {test} from './support/saving';

test.use({baseURL: FIXTURES_URL});

async function breakPage(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.getByRole('button', {name: 'Break the page'}).click();
}

for (const [id, place, path] of [
  ['F32-crash', 'inside the layout', 'fixtures/crash'],
  ['F32-layout', 'outside of the layout', 'fixtures/crash-outside'],
] as const) {
  test.describe(`a page that crashes ${place}`, () => {
    test(
      'says so with the message and its causes, and keeps the navbar',
      fault(id),
      async ({page}) => {
        await breakPage(page, path);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
        await expect(page).toHaveTitle('This page crashed.');
        await expect(page.getByText('The page broke.')).toHaveText(
          'The page broke.\n\nCause:\nThe data broke.\n\nCause:\nThe disk broke.',
          {useInnerText: true},
        );
        await expect(
          page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'}),
        ).toBeVisible();
      },
    );

    test('can be tried again', fault(id), async ({page}) => {
      await breakPage(page, path);
      await page.evaluate(() => Reflect.set(window, 'isBombArmed', false));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
      await expect(page.getByText(/All is well\.|Break the page/)).toBeVisible();
    });
  });
}
