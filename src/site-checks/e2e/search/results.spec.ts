import {expect, type Page} from '@playwright/test';
import {packIndex} from '../../../search/packIndex';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {collectProblems} from '../support/problems';
import {withoutPrefetch} from '../support/parts';
import {test} from '../support/saving';
import {
  DOCUMENT,
  getDialog,
  getField,
  getHits,
  INDEX,
  openSearch,
  searchFor,
} from '../support/search';

/** Position of the selected row. */
const getSelected = (page: Page): Promise<number> =>
  getHits(page).evaluateAll((rows) =>
    rows.findIndex((row) => row.getAttribute('aria-selected') === 'true'),
  );

test('Enter opens the chosen hit, and arrows choose', async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'register hook');
  const second = getHits(page).nth(1);
  await expect(getHits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const target = await second.getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  await expect(getDialog(page)).toHaveCount(0);
});

test('a click on a hit opens it without a reload', async ({page}) => {
  // A page that is not hydrated is loaded in full.
  await openHydrated(page, DOCUMENT);
  await page.keyboard.press('Control+k');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await searchFor(page, 'confirming the subscription');
  await getHits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/confirming-the-subscription/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test("more hits of a page appear in place, and 'See all' leads to the page with all results", async ({
  page,
}) => {
  await openSearch(page);
  await searchFor(page, 'hook');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const hits = getHits(page);
  const more = hits.filter({has: page.getByRole('button', {name: /^\d+ more on this page$/})});
  const hidden = await more.count();
  expect(hidden).toBeGreaterThan(1);
  const before = await hits.count();
  const asked = Number.parseInt((await more.first().textContent()) ?? '', 10);
  // The arrow keys reach the row, Enter chooses it, and the selection moves to the first new hit.
  while ((await more.first().getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  const last = await getSelected(page);
  await page.keyboard.press('Enter');
  await expect(hits).toHaveCount(before + asked - 1);
  expect(await getSelected(page)).toBe(last);
  const links = await hits
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links[last]?.split('#')[0]).toBe(links[last - 1]?.split('#')[0]);
  await expect(getField(page)).toBeFocused();
  // By Tab, the focus moves there.
  await more.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(hidden - 2);
  await expect(getDialog(page).locator('a:focus')).toHaveCount(1);
  expect(requests).toEqual([]);
  const link = getDialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=hook$/);
  await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
});

test('a long paste is cut', fault('F12'), async ({page}) => {
  const problems = collectProblems(page);
  await openSearch(page);
  await page.evaluate(() => document.execCommand('insertText', false, 'hook '.repeat(2_000)));
  await expect(getHits(page).first()).toBeVisible();
  expect((await getField(page).inputValue()).length).toBeLessThan(100);
  expect(problems).toEqual([]);
});

test.describe('in one window', () => {
  // Opening the search takes a second of work, and these leave nothing behind but a query.
  test.describe.configure({mode: 'default'});
  let page: Page;

  test.beforeAll(async ({browser}) => {
    page = await browser.newPage();
    await withoutPrefetch(page);
    await openSearch(page);
  });
  test.beforeEach(async () => {
    await getField(page).fill('');
    // What is left of the query before would be taken for results.
    await expect(getDialog(page).getByRole('status')).toHaveText('');
  });
  test.afterAll(() => page.close());

  test('a first query without results offers queries that have some', async () => {
    await getField(page).fill('zzzzqqqq');
    const dialog = getDialog(page);
    await expect(dialog.getByText('No results for')).toContainText('"zzzzqqqq"');
    await expect(dialog.getByText('Try searching for').filter({visible: true})).toHaveCount(1);
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /query=zzzzqqqq/,
    );
    await expect(dialog.getByRole('status')).toHaveText('No results');
    await dialog.getByRole('button', {name: 'limits'}).click();
    await expect(getField(page)).toHaveValue('limits');
    await expect(getField(page)).toBeFocused();
    await expect(getHits(page).first()).toBeVisible();
    // A later query without results offers the same queries, not headings of the results before it.
    await getField(page).fill('zzzzqqqq');
    await expect(dialog.getByText('Try searching for').filter({visible: true})).toHaveCount(1);
    await expect(dialog.getByRole('button', {name: 'limits'})).toBeVisible();
  });

  test('a hit shows its kind, its place in the site and the words around the match', async () => {
    await searchFor(page, 'x-disable-image-resizing');
    const hit = getHits(page).first();
    await expect(hit).toContainText('Header');
    await expect(hit).toContainText(/(Vehicle|Transportation & Cargo) API/);
    await expect(hit).toContainText('API Reference');
    await expect(hit.locator('mark').first()).toBeVisible();
  });

  test('the number of results is announced as one types', async () => {
    const status = getDialog(page).getByRole('status');
    await expect(status).toHaveText('');
    await searchFor(page, 'hook');
    await expect(status).toHaveText(/^\d+ results?$/);
    await getField(page).fill('');
    await expect(status).toHaveText('');
  });

  test('limits, parameters and errors have a one-line answer', async () => {
    for (const [query, answer] of [
      ['image size', /Image size: at most 6\sMB/],
      ['maxreads', /maxreads: 1 to 5, default 1/],
      ['413', /413: Image too large/],
      ['error 429', /429: Limit exceeded or throttled/],
    ] as const) {
      await searchFor(page, query);
      await expect(getDialog(page).getByText(answer)).toBeVisible();
      await getField(page).fill('hook registration');
      await expect(getDialog(page).getByText(answer)).toHaveCount(0);
    }
  });

  test('matching words of a title appear together', async () => {
    await searchFor(page, 'image size');
    const [first, second] = await getHits(page)
      .first()
      .locator('mark')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect()));
    expect(second!.left - first!.right).toBeLessThan(10);
  });
});

/** An index with one page that holds what must stay text. */
const EVIL = packIndex({
  kinds: ['page'],
  areas: [['<b>Area</b>', 'guides']],
  pages: [['/docs/content/faq', '<img src=x onerror="window.hacked=1">', 0]],
  sections: [
    [0, '', [], 0, 'evil Promise<WebhookEvent> </script><script>window.hacked=1</script> &amp;'],
  ],
});

test('hits that hold markup are shown as text', fault('F11x'), async ({page}) => {
  await page.route(INDEX, (route) => route.fulfill({json: EVIL}));
  await openSearch(page);
  await searchFor(page, 'evil');
  await expect(getHits(page).first()).toContainText('<img src=x onerror="window.hacked=1">');
  await expect(getHits(page).first()).toContainText('Promise<WebhookEvent>');
  await page.goto('search?q=evil');
  await expect(page.getByText('Promise<WebhookEvent>')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test(
  'the open search does not scroll sideways on a screen of 320 px',
  fault('F17-search'),
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await openSearch(page);
    await searchFor(page, 'x-enable-full-us-accr-code');
    expect(
      await page.evaluate(() =>
        Math.max(
          ...Array.from(
            document.querySelectorAll('[role=dialog], .DocSearch-Dropdown'),
            (part) => part.scrollWidth - part.clientWidth,
          ),
        ),
      ),
    ).toBeLessThanOrEqual(0);
  },
);

test('nothing typed and nothing opened before, the search offers places to begin', async ({
  page,
}) => {
  await openSearch(page);
  const places = getDialog(page).getByRole('navigation', {name: 'Often looked for'});
  await expect(getDialog(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('hook');
  await expect(places).toHaveCount(0);
  await getField(page).fill('');
  // Arrow keys reach them; a letter goes back to the field.
  await page.keyboard.press('ArrowDown');
  await expect(places.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(places.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('l');
  await expect(getField(page)).toHaveValue('l');
  await getField(page).fill('');
  await places.getByRole('link', {name: 'What are the limits?'}).click();
  await expect(page).toHaveURL(/\/content\/faq#limits$/);
  await expect(getDialog(page)).toHaveCount(0);
});

test('a corrected word is shown, and a country leads to its row', async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'hungray');
  await expect(getDialog(page).getByText('Results for hungary')).toBeVisible();
  await expect(getHits(page).first()).toContainText('Country');
  await getHits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/content\/references\/countries#place-hun$/);
  await expect(page.locator('#place-hun')).toBeInViewport();
});
