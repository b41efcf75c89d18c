import {expect, test} from '@playwright/test';
import {INDEX_FILE} from '../../../portal/search';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {DOCUMENT, getDialog, getHits, openSearch, searchFor} from '../support/search';

test.describe('what is asked of the network', () => {
  test('is nothing about search before a reader turns to it, and never a third party', async ({page, baseURL}) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await openHydrated(page, DOCUMENT);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
    await page.keyboard.press('Control+k');
    await searchFor(page, 'hook');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toHaveLength(1);
    expect(requests.filter((url) => !url.startsWith(new URL(baseURL ?? '').origin) && !/^(data|blob):/.test(url))).toEqual([]);
  });

  test('ends once the index is there: the search works offline', fault('F06-search'), async ({page, context}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    await context.setOffline(true);
    await searchFor(page, 'maxreads');
    await expect(getHits(page).first()).toContainText('maxreads');
  });
});
