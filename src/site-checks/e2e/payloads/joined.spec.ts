import {expect} from '@playwright/test';
import {watchPayloads} from '../support/probe';
import {test, TEXTS} from './hosts';

/** Places of a page that takes a text for markup. */
const SINKS: readonly ((text: string) => string)[] = [
  (text) => `<p>${text}</p>`,
  (text) => `<a title="${text}">a</a>`,
  (text) => `<a title='${text}'>a</a>`,
  (text) => `<textarea>${text}</textarea>`,
  (text) => `<!-- ${text} -->`,
];

test('a text that joins several payloads acts on a page that takes it for markup', async ({
  page,
}) => {
  const expectHarmless = await watchPayloads(page);
  // One of them leads away; a response without content keeps the page.
  await page.route(/evil\.example/, (route) => route.fulfill({status: 204}));
  const joined = TEXTS.filter(([name]) => name.includes(', '));
  for (const [name, text] of joined) {
    await page.setContent(SINKS.map((toMarkup) => toMarkup(text)).join(''));
    await expect.soft(expectHarmless(name)).rejects.toThrow(/script ran|element: /);
  }
  expect(joined.length).toBeGreaterThan(2);
});

test('a text that script writes as markup is reported, though nothing acts', async ({page}) => {
  const expectHarmless = await watchPayloads(page);
  await page.goto('content/faq');
  await page.evaluate(() => (document.body.innerHTML = 'text'));
  await expect(expectHarmless('written')).rejects.toThrow(/require-trusted-types-for: .*innerHTML/);
  await expect(page.locator('body')).toHaveText('text');
});
