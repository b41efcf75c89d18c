import {expect} from '@playwright/test';
import {PRINT, printSections} from '../../portal/print';
import {findFaults} from './support/axe';
import {getOverflow} from './support/parts';
import {collectProblems} from './support/problems';
import {test} from './support/saving';

/** Names in a PDF as Chromium writes them. */
const listNames = (pdf: string, pattern: RegExp): string[] =>
  [...pdf.matchAll(pattern)].map(([, name = '']) => name);

for (const [section, format] of [
  ['tutorials', 'A4'],
  ['general-reference', 'Letter'],
] as const) {
  test(`${section} becomes a PDF on ${format} with all headings, and links that lead somewhere`, async ({
    page,
  }) => {
    const problems = collectProblems(page, () => false);
    await page.goto(`${PRINT}/${section}`);
    const headings = await page.locator('h1, h2, h3, h4, h5, h6').count();
    const chapters = await page.locator('.print-chapter').count();
    const links = await page
      .locator('a[href^="#"]')
      .evaluateAll((found) => new Set(found.map((link) => link.getAttribute('href'))).size);

    const bytes = await page.pdf({format, printBackground: true, outline: true, tagged: true});
    const pdf = bytes.toString('latin1');
    // A title page, contents, and each chapter on a page of its own.
    expect(listNames(pdf, /\/Type (\/Page)\b/g).length).toBeGreaterThan(chapters + 1);
    // The first title is that of the file; with letters beyond ASCII, it has no parentheses.
    expect(listNames(pdf, /\/Title ([(<])/g).length - 1).toBe(headings);
    const places = new Set(listNames(pdf, /(?:^|<<)\/(c\d[^\s[]*) \[/gm));
    const targets = new Set(listNames(pdf, /^\/Dest \/(\S+)/gm));
    expect(targets.size).toBe(links);
    expect([...targets].filter((target) => !places.has(target))).toEqual([]);
    expect(problems).toEqual([]);

    // The longer one has the same parts.
    if (section === 'general-reference') expect(await findFaults(page)).toEqual([]);
    // Nothing is wider than the sheet.
    await page.setViewportSize({width: 650, height: 900});
    await page.emulateMedia({media: 'print'});
    expect(await getOverflow(page)).toBe(0);
  });
}

test('no page to print scrolls sideways at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  const wide: string[] = [];
  for (const {slug} of printSections) {
    await page.goto(`${PRINT}/${slug}`);
    if ((await getOverflow(page)) > 0) wide.push(slug);
  }
  expect(wide).toEqual([]);
});
