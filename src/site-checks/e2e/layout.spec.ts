import {expect, type Page} from '@playwright/test';
import {announcement} from '../../portal/announcement';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {DOCUMENT} from './support/parts';
import {test} from './support/saving';

const readStorage = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');

  test('stays closed on later visits, before and after hydration', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await readStorage(page, 'docusaurus.announcement.dismiss')).toBe('true');
    expect(await readStorage(page, 'docusaurus.announcement.id')).toBe(announcement.id);
    await page.goto('content/faq');
    await expect(bar(page)).toBeHidden();
    await openHydrated(page, DOCUMENT);
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows again when its id changes, before and after hydration', async ({page}) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto(DOCUMENT);
    await expect(bar(page)).toBeVisible();
    await openHydrated(page, DOCUMENT);
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => readStorage(page, 'docusaurus.announcement.id')).toBe(announcement.id);
    expect(await readStorage(page, 'docusaurus.announcement.dismiss')).toBe('false');
  });
});

test.describe('a dropdown of the navbar', () => {
  const toggle = (page: Page) =>
    page.locator('.navbar').getByRole('button', {name: 'API Reference'});
  const item = (page: Page) =>
    page.locator('.navbar .dropdown__menu').getByRole('link', {name: 'Vehicle API'});

  test('opens on hover, even without script', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(DOCUMENT);
    await expect(item(page)).toBeHidden();
    await toggle(page).hover();
    await expect(item(page)).toBeVisible();
  });

  test('opens and closes on Enter', fault('F26'), async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page)).toBeHidden();
  });

  test('closes on a click outside', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await page.mouse.click(900, 800);
    await expect(item(page)).toBeHidden();
  });

  test('leads to its pages', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await toggle(page).hover();
    await item(page).click();
    await expect(page).toHaveURL(/\/docs\/api\/vehicle$/);
  });
});

test.describe('the version dropdown', () => {
  test('shows the version, not "Next", and remembers the choice', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    const toggle = page.locator('.navbar').getByRole('button', {name: '2024-11'});
    await expect(page.locator('.navbar')).not.toContainText('Next');
    await toggle.hover();
    await page.locator('.navbar .dropdown__menu').getByRole('link', {name: '2024-11'}).click();
    await expect.poll(() => readStorage(page, 'docs-preferred-version-content')).toBe('current');
  });
});

test.describe('the drawer', () => {
  const drawer = (page: Page) => page.locator('.navbar-sidebar');
  const menuButton = (page: Page) => page.getByRole('button', {name: /navigation bar/});

  test('takes the place of the sidebar at 996 px, not at 997', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await openHydrated(page, DOCUMENT);
    await expect(menuButton(page)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await expect(menuButton(page)).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });

  test('shows on the menu button and hides on its own button and on the backdrop', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openHydrated(page, DOCUMENT);
    await menuButton(page).click();
    await expect(drawer(page)).toBeInViewport();
    await drawer(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(drawer(page)).not.toBeInViewport();
    await menuButton(page).click();
    await expect(drawer(page)).toBeInViewport();
    await page.mouse.click(385, 600);
    await expect(drawer(page)).not.toBeInViewport();
  });

  test('hides when the window grows to desktop width', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await openHydrated(page, DOCUMENT);
    await menuButton(page).click();
    await expect(drawer(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    await expect(drawer(page)).not.toBeInViewport();
    await page.setViewportSize({width: 996, height: 800});
    await expect(drawer(page)).not.toBeInViewport();
  });
});

test.describe('the navbar', () => {
  const bottom = (page: Page): Promise<number> =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  const scrollPage = (page: Page, top: number): Promise<void> =>
    page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

  test('stays on scrolling by default', async ({page}) => {
    await openHydrated(page, 'content/faq');
    await scrollPage(page, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    expect(await bottom(page)).toBeGreaterThan(0);
  });

  test('hides on scrolling down and returns on scrolling up, if so configured', async ({page}) => {
    await openHydrated(page, new URL('content/faq', FIXTURES_URL).href);
    let top = 200;
    // A busy browser may report several steps as one, and one step has no direction yet.
    await expect
      .poll(async () => {
        await scrollPage(page, (top += 100));
        return bottom(page);
      })
      .toBeLessThanOrEqual(0);
    await scrollPage(page, top - 200);
    await expect.poll(() => bottom(page)).toBeGreaterThan(0);
  });

  test(
    'that cannot show an item names the item on the crash page',
    fault('F32-navbar'),
    async ({page}) => {
      await page.goto(new URL('fixtures/parts?navbar=broken', FIXTURES_URL).href);
      await page.keyboard.press('Shift');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await expect(main).toContainText('"type": "custom-fragile"');
      await expect(main).toContainText('The item is out of order.');
    },
  );
});

test.describe('the sidebar', () => {
  /** Durations of the transitions that unfolding the first folded category runs. */
  async function readDurations(page: Page): Promise<number[]> {
    await openHydrated(page, DOCUMENT);
    await page.evaluate(() => {
      const durations: number[] = [];
      Reflect.set(window, 'durations', durations);
      document.addEventListener(
        'transitionrun',
        (event) => {
          const duration = /height (\d+)ms/.exec(
            (event.target as HTMLElement).style.transition,
          )?.[1];
          if (duration !== undefined) durations.push(Number(duration));
        },
        true,
      );
    });
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', {name: /^Expand/})
      .first()
      .click();
    const read = (): Promise<number[]> =>
      page.evaluate(() => Reflect.get(window, 'durations') as number[]);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
    return read();
  }

  test('unfolds in a time that follows from the height', async ({page}) => {
    expect((await readDurations(page))[0]).toBeGreaterThan(50);
  });

  test('unfolds in 1 ms for those who prefer less motion', fault('F18'), async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect((await readDurations(page))[0]).toBe(1);
  });
});

test('the table of contents lists headings of levels 2 and 3, and no others', async ({page}) => {
  await page.goto('content/faq');
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(1);
  expect(listed).toEqual(headings);
});
