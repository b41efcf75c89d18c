import {expect, type Locator} from '@playwright/test';
import {FIXTURES_URL} from './support/fixtures';
import {test} from './support/saving';

test.use({baseURL: FIXTURES_URL});

const getStyle = (one: Locator, name: string): Promise<string> =>
  one.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

test('the tab that is selected looks different from the others', async ({page}) => {
  await page.goto('fixtures/more-parts');
  const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
  const getLooks = async (tab: Locator): Promise<string[]> =>
    Promise.all(['border-bottom-color', 'color'].map((name) => getStyle(tab, name)));
  const [selected, other] = [await getLooks(first), await getLooks(second)];
  expect(selected[0]).not.toBe(other[0]);
  expect(selected[1]).not.toBe(other[1]);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => getLooks(second)).toEqual(selected);
  await expect.poll(() => getLooks(first)).toEqual(other);
});

test('columns of a table are aligned as their writer says, headings too', async ({page}) => {
  await page.goto('fixtures/more-parts');
  for (const role of ['columnheader', 'cell'] as const) {
    const cells = await page.getByRole(role).all();
    expect(await Promise.all(cells.map((cell) => getStyle(cell, 'text-align')))).toEqual([
      'start',
      'center',
      'right',
    ]);
  }
});

test('an item of a list of tasks has its box alone', async ({page}) => {
  await page.goto('fixtures/more-parts');
  const items = page.getByRole('listitem').filter({has: page.getByRole('checkbox')});
  await expect(items).toHaveText(['An open task', 'A done task']);
  expect(await getStyle(items.first(), 'list-style-type')).toBe('none');
});

test('small images of a document are files of their own, with their sizes', async ({page}) => {
  await page.goto('fixtures/more-parts');
  for (const name of ['A small picture', 'A small drawing']) {
    const image = page.getByRole('img', {name});
    await expect(image).toHaveAttribute('src', /\/assets\/images\/small-[\da-f]+\.(?:png|svg)$/);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 40);
    expect(await image.boundingBox()).toMatchObject({width: 40, height: 30});
  }
});

test('an admonition keeps its title clear of its mark, and code in it is plain and ends it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.goto('fixtures/more-parts');
  const note = page.locator('.theme-admonition');
  const starts = await note.getByText('A title that is so long').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title.lastChild!);
    // The first letter, which is set by itself, and each line.
    const [letter, , ...lines] = [...range.getClientRects()];
    return [letter!, ...lines].map(({left}) => Math.round(left));
  });
  expect(starts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(starts).size).toBe(1);
  const none = 'rgba(0, 0, 0, 0)';
  expect(await getStyle(note.locator('pre code'), 'background-color')).toBe(none);
  expect(await getStyle(note.locator('p code'), 'background-color')).not.toBe(none);
  expect(await getStyle(note.locator('.theme-code-block'), 'margin-bottom')).toBe('0px');
});
