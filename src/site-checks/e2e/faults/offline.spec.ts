import {expect, test} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {DOCUMENT, getFaqLink, getHeading, withoutPrefetch} from '../support/parts';
import {collectProblems} from '../support/problems';
import {getField} from '../support/search';

test.describe('without a connection', () => {
  test.beforeEach(({page}) => withoutPrefetch(page));

  test(
    'a search opened for the first time says that it fails, and opens once there is a connection',
    fault('F06-open-search'),
    async ({page, context}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
      await expect(getHeading(page)).toBeVisible();
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      await expect(getField(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(problems).toEqual([]);
    },
  );

  test(
    'a sandbox opened for the first time says that it fails, and opens once there is a connection',
    fault('F06-sandbox'),
    async ({page, context}) => {
      await openHydrated(page, 'api/vehicle');
      await context.setOffline(true);
      const button = page.getByRole('button', {name: 'Try it'}).first();
      await button.click();
      await expect(page.getByRole('alert')).toContainText('The sandbox could not be loaded.');
      await context.setOffline(false);
      await button.click();
      await expect(page.getByRole('button', {name: 'Send'})).toBeVisible();
    },
  );

  test(
    'an open sandbox responds, and says which picture could not be fetched',
    fault('F06-send'),
    async ({page, context}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'api/vehicle');
      await page.getByRole('button', {name: 'Try it'}).first().click();
      const send = page.getByRole('button', {name: 'Send'});
      await expect(send).toBeVisible();
      await context.setOffline(true);
      await send.click();
      await expect(page.getByRole('status').filter({hasText: /^(200|Not sent)/})).toBeVisible();
      await page.getByRole('tab', {name: 'Code'}).click();
      await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
      await page.getByRole('tab', {name: 'Response', exact: true}).last().click();
      await context.setOffline(false);
      await send.click();
      await expect(page.getByRole('status').filter({hasText: /^200/})).toBeVisible();
      await page.getByRole('tab', {name: 'Code'}).click();
      await expect(page.getByRole('tabpanel', {name: 'Code'})).toContainText('curl');
      expect(problems).toEqual([]);
    },
  );

  test(
    'going back leads to the page that was read before',
    fault('F06-back'),
    async ({page, context}) => {
      await openHydrated(page, DOCUMENT);
      const title = await getHeading(page).textContent();
      await getFaqLink(page).click();
      await expect(getHeading(page)).toHaveText('Frequently asked questions');
      await context.setOffline(true);
      await page.goBack();
      await expect(getHeading(page)).toHaveText(title ?? '');
      await page.goForward();
      await expect(getHeading(page)).toHaveText('Frequently asked questions');
    },
  );

  test(
    'a file to download that cannot be fetched leaves the page',
    fault('F06-download'),
    async ({page, context}) => {
      await openHydrated(page, 'api/vehicle');
      const link = page.locator('main a[download]').first();
      await expect(link).toBeVisible();
      await context.setOffline(true);
      await link.click();
      await expect(getHeading(page)).toBeVisible();
      await expect(page).toHaveURL(/\/api\/vehicle/);
    },
  );
});
