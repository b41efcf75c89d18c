import {expect, type Locator, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {getDoor, getPanel} from './support/panel';
import {DOCUMENT} from './support/parts';
import {test} from './support/saving';

test.use({reducedMotion: 'reduce'});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('the first Tab leads to a link that skips to the text', fault('F26-skip'), async ({page}) => {
  await page.goto(DOCUMENT);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test.describe('a menu of the navbar', () => {
  const toggle = (page: Page): Locator =>
    page.locator('.navbar').getByRole('button', {name: 'Libraries', exact: true});
  const links = (page: Page): Locator =>
    toggle(page).locator('xpath=..').locator('.dropdown__menu a');

  test(
    'opens with Enter, Space and the arrow, is walked by arrows, and closes with Escape',
    fault('F26'),
    async ({page}) => {
      await openHydrated(page, 'content/faq');
      await tabTo(page, toggle(page));
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(links(page).first()).toBeVisible();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(links(page).first()).toBeHidden();
        await expect(toggle(page)).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links(page).nth(1)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(links(page).last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/lib\//);
    },
  );

  test('closes when the focus goes on, and on Escape while the pointer is on it', async ({
    page,
  }) => {
    await openHydrated(page, 'content/faq');
    await tabTo(page, toggle(page));
    await page.keyboard.press('ArrowDown');
    for (let count = await links(page).count(); count > 0; count -= 1)
      await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeHidden();
    await toggle(page).hover();
    await expect(links(page).first()).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await toggle(page).click();
    await expect(links(page).first()).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(links(page).first()).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(700, 700);
    await toggle(page).hover();
    await expect(links(page).first()).toBeVisible();
  });

  test('of languages and of versions opens and closes in the same way', async ({page}) => {
    await openHydrated(page, 'content/faq');
    for (const name of ['2024-11', 'English']) {
      const button = page.locator('.navbar').getByRole('button', {name, exact: true});
      await tabTo(page, button);
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.navbar .dropdown__menu a:focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });
});

test(
  'the drawer takes the focus, keeps it, and gives it back',
  fault('F26-drawer'),
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openHydrated(page, DOCUMENT);
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    // The dialog itself has no box: the theme positions the panel inside.
    const panel = page.locator('.navbar-sidebar');
    await expect(drawer).toHaveCount(0);
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(drawer.locator(panel)).toBeInViewport();
    const holdsFocus = (): Promise<boolean> =>
      drawer.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await holdsFocus()).toBe(true);
    }
    const back = drawer.getByRole('button', {name: /Back to main menu/});
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', {name: 'FAQ'}));
    await page.keyboard.press('Escape');
    await expect(panel).not.toBeInViewport();
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer.locator(panel)).toBeInViewport();
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', {name: 'FAQ'}));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
    await expect(panel).not.toBeInViewport();
  },
);

test('the search is opened, walked, filtered and left', fault('F26-search'), async ({page}) => {
  await openHydrated(page, 'content/faq');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('hook');
  await expect(dialog.getByRole('status')).toHaveText(/\d+ results/);
  await expect(dialog.locator('[aria-selected=true]')).toHaveCount(1);
  const first = await dialog.locator('[aria-selected=true]').textContent();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('[aria-selected=true]')).not.toHaveText(first ?? '');

  const chip = dialog.getByRole('button', {name: /^API( \d+)?$/});
  await tabTo(page, chip);
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('hook');
  await expect(dialog.getByRole('status')).toHaveText(/\d+ results/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/content\/faq$/);
});

test('sidebar, table of contents and pagination lead on', fault('F26-pages'), async ({page}) => {
  await openHydrated(page, DOCUMENT);
  const category = page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('button', {name: /^Expand/})
    .first();
  const name = ((await category.getAttribute('aria-label')) ?? '').replace('Expand', 'Collapse');
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name})).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');

  const place = page.locator('.table-of-contents a').last();
  await tabTo(page, place, 'Shift+Tab').catch(() => tabTo(page, place));
  const hash = await place.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();

  const next = page.locator('.pagination-nav__link--next');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/getting-started/);
});

test('on a phone the table of contents unfolds', fault('F26-pages'), async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, 'content/faq');
  const button = page.getByRole('button', {name: 'On this page'});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const place = page.locator('.theme-doc-toc-mobile a').nth(2);
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});

test('tabs, code and details of a page are worked', fault('F26-parts'), async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, new URL('fixtures/parts', FIXTURES_URL).href);
  const [curl, python] = [
    page.getByRole('tab', {name: 'cURL'}),
    page.getByRole('tab', {name: 'Python'}),
  ];
  await tabTo(page, curl);
  await page.keyboard.press('ArrowRight');
  await expect(python).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The panel of Python.')).toBeVisible();

  const code = page.locator('.theme-code-block').first();
  await tabTo(page, code.locator('pre'));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => code.locator('pre').evaluate(({scrollLeft}) => scrollLeft))
    .toBeGreaterThan(0);
  const wrap = code.getByRole('button', {name: 'Wrap'});
  await tabTo(page, wrap);
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(wrap).toBeFocused();
  await tabTo(page, code.getByRole('button', {name: 'Copy code'}));
  await page.keyboard.press('Enter');
  await expect(code.getByRole('button', {name: 'Copied'})).toBeFocused();

  const summary = page.getByText('Details of the theme');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  await expect(page.getByText('What the theme unfolds.')).toBeVisible();
});

test(
  'the colors are switched, and the announcement is closed',
  fault('F26-parts'),
  async ({page}) => {
    await openHydrated(page, new URL('content/faq', FIXTURES_URL).href);
    await tabTo(page, page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}));
    await page.keyboard.press('Enter');
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    const button = page.getByRole('button', {name: /dark and light mode/});
    await tabTo(page, button);
    const before = await button.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute('aria-label', before ?? '');
  },
);

test(
  'a reference page is unfolded, a language is chosen, and an operation is tried',
  fault('F26-sandbox'),
  async ({page}) => {
    await openHydrated(page, 'api/transport');
    await tabTo(page, page.locator('#readCargoCode-tab-curl'));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#readCargoCode-sample-fetch')).toBeVisible();
    const open = getDoor(page, 'readCargoCode').getByRole('button', {name: 'Try it'});
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const panel = getPanel(page);
    await expect(panel.getByLabel('Response to simulate')).toBeVisible();
    // Listen before the key is pressed: the chooser may open at once.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, panel.getByLabel(/image of your own/));
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({name: 'gate.png', mimeType: 'image/png', buffer: await page.screenshot()});
    await tabTo(page, panel.getByRole('button', {name: 'Send'}), 'Shift+Tab');
    await page.keyboard.press('Enter');
    // Announced to screen readers, while the focus stays where it is.
    await expect(panel.getByRole('status').filter({hasText: ' ms'})).toHaveText(/^200 OK/);
    await expect(panel.getByRole('button', {name: 'Send'})).toBeFocused();
    await tabTo(page, panel.getByRole('tab', {selected: true}).last());
    await page.keyboard.press('End');
    await expect(panel.getByRole('tabpanel')).toBeVisible();
    const state = panel.getByRole('button', {name: 'State of the sandbox'});
    await tabTo(page, state);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', {name: 'State of the sandbox'});
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(state).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);

test("a result of the reader's own is opened, and another", async ({page}) => {
  await page.goto('tools/workbench?try=recognizeVehicle');
  const open = page.getByRole('button', {name: 'Open a result'});
  await open.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'A result of your own'});
  const field = dialog.getByLabel(/^Paste a response/);
  await tabTo(page, field);
  await page.keyboard.insertText('{"data":{"vehicles":[]}}');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', {name: 'Open another'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
