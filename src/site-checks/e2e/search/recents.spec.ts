import {readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {getDialog, getField, getHits, openSearch, RECENTS, searchFor} from '../support/search';
import {toIds, visitEach} from '../support/visitEach';

test.describe('searches of the past', () => {
  test('are kept in this browser, offered again, and can be removed', async ({page}) => {
    await openSearch(page);
    await expect(getDialog(page).getByText('No recent searches')).toBeVisible();
    await searchFor(page, 'confirming the subscription');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/confirming-the-subscription/);
    await openSearch(page);
    await expect(getDialog(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(getHits(page).first()).toContainText('Confirming the subscription');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const documented = readFileSync('src/README.md', 'utf8');
    expect(keys).toContain(RECENTS);
    expect(keys.filter((key) => !documented.includes(`\`${key}\``))).toEqual([]);
    await getDialog(page).getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(getDialog(page).getByText('No recent searches')).toBeVisible();
  });

  const garbage = [
    ['F04-recents-json', '{'],
    ['F04-recents-text', '"text"'],
    ['F04-recents-mixed', '[1, null, {"url": 3}]'],
    ['F04-recents-script', '[{"objectID":"x","url":"javascript:alert(1)","hierarchy.lvl1":"Bad"}]'],
    ['F04-recents-path', '[{"objectID":"x","url":"/docs/content/faq","portal":{"path":7}}]'],
  ] as const;

  test('that are garbage do no harm', fault(...toIds(garbage)), ({page}) =>
    visitEach(page, garbage, async ([, value]) => {
      // Any page of the site, whose script has not run.
      await page.goto('search');
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        RECENTS,
        value,
      ] as const);
      await openSearch(page);
      await searchFor(page, 'hook');
      await getField(page).fill('');
      await expect(getDialog(page).getByRole('link', {name: 'Bad'})).toHaveCount(0);
    }),
  );

  test('need no storage', fault('F02-search'), async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openSearch(page);
    await searchFor(page, 'hook');
    expect(problems).toEqual([]);
  });
});
