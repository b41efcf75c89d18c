import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {DOCUMENT} from '../support/search';

const MAX_BYTES = 3_000;

test(`what a page brings for the search before anybody turns to it takes at most ${MAX_BYTES} bytes`, async ({
  page,
}, testInfo) => {
  await page.goto(DOCUMENT);
  // All that would be missing without search: the markup of its button, the rules that name the
  // button's class, and the loader that knows its keys. The loader is counted whole, and each part
  // compressed alone: an upper bound.
  const parts = await page.evaluate(() => {
    const button = document.querySelector('button[aria-label=Search]');
    const name = button?.classList[0] ?? '';
    const collect = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) =>
        'cssRules' in rule && !('selectorText' in rule)
          ? collect((rule as CSSGroupingRule).cssRules)
          : rule.cssText.includes(`.${name}`)
            ? [rule.cssText]
            : [],
      );
    return {
      markup: button?.outerHTML ?? '',
      rules: Array.from(document.styleSheets, ({cssRules}) => collect(cssRules))
        .flat()
        .join(''),
      loader: document.querySelector('script[data-scripts]')?.textContent ?? '',
    };
  });
  const sizes = Object.entries(parts).map(([part, text]) => ({
    part,
    characters: text.length,
    bytes: brotliCompressSync(text).length,
  }));
  testInfo.annotations.push({
    type: 'bytes',
    description: sizes.map(({part, bytes}) => `${part} ${bytes}`).join(', '),
  });
  expect(sizes.filter(({characters}) => characters < 100)).toEqual([]);
  expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES);
});
