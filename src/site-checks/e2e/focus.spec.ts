import {expect} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openComplete} from './support/hydration';
import {measureFocus} from './support/measureFocus';
import {measureTargets} from './support/measureTargets';
import {fixturePageTypes} from './support/pageTypes';
import {test} from './support/saving';

test.use({baseURL: FIXTURES_URL, reducedMotion: 'reduce'});

for (const [name, path] of Object.entries(fixturePageTypes)) {
  test(
    `every control of the page type "${name}" shows the focus, in sight, and is large enough`,
    fault('F26-focus'),
    async ({page}) => {
      test.setTimeout(300_000);
      await openComplete(page, path);
      for (const width of [1440, 360]) {
        await page.setViewportSize({width, height: 900});
        const {targets, smallest, small} = await measureTargets(page);
        await page.keyboard.press('Tab');
        const {focused, ...problems} = await measureFocus(page);
        console.log(
          `${name}, ${width} px: ${focused} controls focused, ${targets} targets measured, the smallest ${smallest.toFixed(1)} px`,
        );
        expect(focused).toBeGreaterThan(10);
        expect
          .soft({...problems, small}, `${name}, ${width} px`)
          .toEqual({unmarked: [], faint: [], obscured: [], small: []});
      }
    },
  );
}

const link = (text: string): string => `<a href="#" style="font: 16px/18px sans-serif">${text}</a>`;
const box = (size: number, margin = 0): string =>
  `<button style="inline-size: ${size}px; block-size: ${size}px; margin: ${margin}px"></button>`;
const toRows = (cells: readonly string[], padding: number): string =>
  `<table cellspacing="0" cellpadding="${padding}">${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;

test('a target is too small by itself and too near to others, or it is no fault', async ({
  page,
}) => {
  // No policy, which would stop the styles.
  await page.goto('about:blank');
  for (const [name, markup, count] of [
    ['links in a sentence', `<p>See ${link('limits')} and ${link('plans')}.</p>`, 0],
    ['short links beside links only', `<p>${link('1')} ${link('2')}</p>`, 2],
    ['links alone in their cells', toRows([link('limits'), link('plans')], 0), 2],
    [
      'links alone in their cells, with room around them',
      toRows([link('limits'), link('plans')], 4),
      0,
    ],
    [
      'a link beside the text of another cell',
      toRows([link('limits'), `${link('plans')}</td><td>words`], 0),
      2,
    ],
    ['a small button at a large one', box(20) + box(40), 1],
    ['small buttons', box(20) + box(20), 2],
    ['small buttons with room around them', box(20, 3) + box(20, 3), 0],
    [
      'fields whose labels are large',
      '<label style="display: block; padding: 6px"><input type="checkbox"> a</label>'.repeat(2),
      0,
    ],
  ] as const) {
    await page.setContent(markup);
    expect.soft((await measureTargets(page)).small, name).toHaveLength(count);
  }
});
