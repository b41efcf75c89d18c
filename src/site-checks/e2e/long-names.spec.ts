import {expect, type Page} from '@playwright/test';
import {names} from '../../portal/product';
import {openHydrated} from './support/hydration';
import {test} from './support/saving';

const MIDDLEWARE = `lib/${names.middlewarePackage}/interfaces`;

/** Words that go on in the next line at a place where no reader would break them. */
const listBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, .menu__link, .table-of-contents, .pagination-nav__label, [data-search-kind=operation] > p',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          for (const {0: word, index} of (text.nodeValue ?? '').matchAll(/[\w.()]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].filter(({width}) => width > 1);
            if (new Set(lines.map(({top}) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );

for (const path of [
  `${MIDDLEWARE}/AsymmetricSignatureConfig`,
  `${MIDDLEWARE}/WebhookRequestReader`,
  `lib/${names.pythonDistribution}/classes/StorageAndHookAPIClient`,
]) {
  test(`names in code break between their words at ${path}, before and after hydration`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [1440, 997, 390]) {
      await page.setViewportSize({width, height: 900});
      expect(await listBrokenWords(page), `${width} px`).toEqual([]);
    }
    // Nothing would be found, either, where no name is too long for its line.
    const heading = page.getByRole('heading', {level: 1});
    expect((await heading.boundingBox())?.height).toBeGreaterThan(60);
    await expect(heading).toContainText(path.split('/').at(-1) ?? '');
    await openHydrated(page, path);
    expect(await listBrokenWords(page)).toEqual([]);
  });
}

test('addresses of operations break before a slash', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.goto('api/storage');
  const addresses = page.locator('[data-search-kind=operation] > p');
  expect((await addresses.first().boundingBox())?.height).toBeGreaterThan(50);
  expect(await listBrokenWords(page)).toEqual([]);
});
