import {expect, test, type Page} from '@playwright/test';
import {fault} from './support/fault';
import {openHydrated} from './support/hydration';
import {interceptLater} from './support/interceptLater';
import {CHUNKS, DOCUMENT, getFaqLink, withoutPrefetch} from './support/parts';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Opens a document whose links lead to pages that arrive only when the returned function is called. */
async function openWithPagesHeld(page: Page, path = DOCUMENT): Promise<() => void> {
  await withoutPrefetch(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = await interceptLater(page, CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, path);
  hold();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return release;
}

/** How much of the bar shows, from 0 to 1. */
async function readProgress(page: Page): Promise<number> {
  const transform = await bar(page).evaluate((element) => (element as HTMLElement).style.transform);
  return 1 + Number(/translate(?:3d|X)?\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
}

test.describe('the progress bar', () => {
  test(
    'begins 200 ms after the click at 0.08, creeps by up to 0.02 each 800 ms, and ends with the page',
    fault('F10'),
    async ({page}) => {
      const release = await openWithPagesHeld(page);
      await getFaqLink(page).click();
      await page.clock.runFor(199);
      await expect(bar(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar(page)).toBeAttached();
      await expect.poll(() => readProgress(page)).toBeCloseTo(0.08, 5);
      expect(
        await bar(page).evaluate((element) => (element as HTMLElement).style.transition),
      ).toContain('200ms');

      let last = await readProgress(page);
      for (let step = 0; step < 3; step += 1) {
        await page.clock.runFor(800);
        const now = await readProgress(page);
        expect(now).toBeGreaterThanOrEqual(last);
        expect(now - last).toBeLessThanOrEqual(0.02 + 1e-9);
        last = now;
      }
      expect(last).toBeGreaterThan(0.08);

      release();
      await page.clock.resume();
      await expect(
        page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
      ).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    },
  );

  test('does not show for a page that arrives within 200 ms', async ({page}) => {
    const release = await openWithPagesHeld(page);
    release();
    await getFaqLink(page).click();
    await expect(
      page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
    ).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not show for another place on the same page', async ({page}) => {
    await openWithPagesHeld(page, 'content/faq');
    await page.locator('.table-of-contents a').last().click();
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('scrolling', () => {
  const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

  test('starts at the top of a new page and returns to where it was on going back', async ({
    page,
  }) => {
    await openHydrated(page, 'content/faq');
    await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
    await expect.poll(() => scrollTop(page)).toBe(600);
    // Not `click`, which scrolls to the link first.
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Getting Started'})
      .dispatchEvent('click');
    await expect(page).toHaveURL(/getting-started$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => scrollTop(page)).toBe(600);
  });

  test('goes to the place that the hash names, on the page and from another', async ({page}) => {
    await openHydrated(page, 'content/faq');
    const link = page.locator('.table-of-contents a').last();
    const hash = await link.getAttribute('href');
    const heading = page.locator(`[id="${hash?.slice(1)}"]`);
    await link.click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));

    await openHydrated(page, DOCUMENT);
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/docs/content/faq${hash}`);
    await expect(heading).toBeInViewport();
  });

  test('jumps to a place from elsewhere, and glides for 300 ms on a click in the page', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.clock.install();
    await openHydrated(page, 'content/faq');
    const link = page.locator('.table-of-contents a').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.dispatchEvent('click');
    // The browser jumps by itself, before the first frame of the page.
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const end = await scrollTop(page);
    const tops: number[] = [];
    for (const ms of [20, 100, 80]) {
      await page.clock.runFor(ms);
      tops.push(await scrollTop(page));
    }
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
    expect(tops.at(-1)).toBeLessThan(end);
    await page.clock.runFor(120);
    expect(await scrollTop(page)).toBe(end);
    // Below the navbar.
    const {y = 0} = (await page.locator(`[id="${hash.slice(1)}"]`).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);

    await page.clock.resume();
    await openHydrated(page, DOCUMENT);
    await page.goto(`content/faq${hash}`);
    await expect.poll(() => scrollTop(page)).toBe(end);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });
});

test('the sidebar of the documents begins with the category of the API Reference', async ({
  page,
}) => {
  await page.goto('content/faq');
  const first = page.locator('.theme-doc-sidebar-menu a').first();
  await expect(first).toHaveAttribute('href', '/docs/content/category/api-reference');
});
