import {expect} from '@playwright/test';
import {FIXTURES_URL} from './support/fixtures';
import {test} from './support/saving';

test.use({baseURL: FIXTURES_URL});

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
