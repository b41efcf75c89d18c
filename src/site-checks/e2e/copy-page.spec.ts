import {expect, type Page} from '@playwright/test';
import {waitForHydration} from './support/hydration';
import {test} from './support/saving';

const FAQ = 'content/faq';

/** The page's own Markdown, as the server sends it. */
const readMarkdown = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(`${path}.md`)).text();
const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test.describe('a page', () => {
  test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('is copied as Markdown by a click, which may come before its script, and by keyboard', async ({
    page,
  }) => {
    await page.goto(FAQ);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe(await readMarkdown(page, FAQ));
    // Says so to those who listen, and offers it again.
    await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();

    await page.goto('api/vehicle');
    await page.getByRole('button', {name: 'Copy page'}).press('Enter');
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe(await readMarkdown(page, 'api/vehicle'));
  });

  test('offers its own Markdown after navigation within the site', async ({page}) => {
    await page.goto(FAQ);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('link', {name: 'General Reference'})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'General Reference'})).toBeVisible();
    await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
      'href',
      /category\/general-reference\.md$/,
    );
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toBe(
      await readMarkdown(page, 'content/category/general-reference'),
    );
  });

  test('says when it could not be copied, and can still be viewed', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () =>
        Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.goto(FAQ);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  });

  test('says when its Markdown does not arrive', async ({page}) => {
    await page.route('**/faq.md', (route) => route.abort());
    await page.goto(FAQ);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a page links to its Markdown, which is text for tools and not for search engines', async ({
    page,
  }) => {
    await page.goto(FAQ);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    const href = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    const response = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toContain('# Frequently asked questions');
  });
});

test('the copy button is beside the breadcrumbs or below them, and not on paper', async ({
  page,
}) => {
  await page.goto('content/tutorials/hooks-webhook-server/which-algorithm');
  const button = page.getByRole('button', {name: 'Copy page'});
  const link = page.getByRole('link', {name: 'View as Markdown'});
  for (const width of [1440, 997, 996, 390, 320]) {
    await page.setViewportSize({width, height: 800});
    const [ofButton, ofLink] = [await button.boundingBox(), await link.boundingBox()];
    expect(ofButton?.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect((ofLink?.x ?? 0) + (ofLink?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `at ${width} px`,
    ).toBe(0);
  }
  await page.emulateMedia({media: 'print'});
  await expect(button).toBeHidden();
  await expect(link).toBeHidden();
});
