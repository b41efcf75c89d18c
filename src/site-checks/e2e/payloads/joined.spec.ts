import {expect} from '@playwright/test';
import {watchPayloads} from '../support/probe';
import {inEachPlace, test, toName} from './hosts';

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
  const joined = inEachPlace(1).filter((batch) => toName(batch).includes(', '));
  for (const batch of joined) {
    await page.setContent(SINKS.map((toMarkup) => toMarkup(batch[0]?.[1] ?? '')).join(''));
    await expect.soft(expectHarmless(toName(batch))).rejects.toThrow(/script ran|element: /);
  }
  expect(joined.length).toBeGreaterThan(2);
});
