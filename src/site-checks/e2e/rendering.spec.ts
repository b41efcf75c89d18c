import {expect} from '@playwright/test';
import {fault} from './support/fault';
import {pageTypes} from './support/pageTypes';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

const DOCUMENT = pageTypes.document;

// Without script, `faults/every-page.spec.ts` measures every other page at this width.
test(
  'the not-found page offers the search and does not scroll sideways at 320 px',
  fault('F17'),
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(pageTypes['not found']);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('main').getByText('or the link has a typo')).toBeVisible();
    expect(await getOverflow(page)).toBe(0);
  },
);

test('text of twice the size scrolls in one direction only', fault('F25-text'), async ({page}) => {
  await page.goto(DOCUMENT);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await getOverflow(page)).toBe(0);
});

test('the logo in the footer measures 162 by 50', async ({page}) => {
  await page.goto('');
  expect(await page.locator('.footer__logo').boundingBox()).toMatchObject({width: 162, height: 50});
});

test('cards of a category have no emoji', async ({page}) => {
  await page.goto(pageTypes.category);
  const card = page.locator('article .card').first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(/\p{Extended_Pictographic}/u);
});

test('a link to another site is marked as external', async ({page}) => {
  await page.goto('');
  const link = page.locator('.footer a[href^="https:"]').first();
  await expect(link.getByRole('img', {name: '(external)'})).toBeVisible();
  await expect(link).not.toHaveAttribute('target', '_blank');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a menu of the navbar opens when the focus is in it', fault('F01-menus'), async ({page}) => {
    await page.goto('');
    const item = page.locator('.navbar').getByRole('link', {name: 'JavaScript cloud client'});
    await expect(item).toBeHidden();
    await page.getByRole('button', {name: 'Libraries'}).focus();
    await expect(item).toBeVisible();
  });

  test(
    'a phone gets navbar and sidebar in the page, and no button that would do nothing',
    fault('F01-phone'),
    async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(DOCUMENT);
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
      await expect(page.getByRole('link', {name: 'FAQ'}).first()).toBeVisible();
      await expect(page.locator('.navbar__toggle')).toBeHidden();
      await expect(page.locator('.menu__caret').first()).toBeHidden();
      await expect(page.getByLabel('Search', {exact: true})).toBeHidden();
    },
  );

  test(
    'a request on the front page can be read in each language',
    fault('F01-home'),
    async ({page}) => {
      await page.goto('');
      await page.getByText('Python', {exact: true}).click();
      await expect(page.getByText('import requests')).toBeVisible();
      await expect(page.getByText('--form image=@')).toBeHidden();
    },
  );
});

test('paper shows the article alone', fault('F25'), async ({page}) => {
  await page.goto(DOCUMENT);
  await page.emulateMedia({media: 'print'});
  for (const part of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.theme-announcement-bar',
    '.pagination-nav',
  ])
    await expect(page.locator(part).first()).toBeHidden();

  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
