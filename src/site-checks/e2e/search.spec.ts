import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {INDEX_FILE} from '../../portal/search';
import type {FaultId} from './faults/catalogue';
import {findFaults} from './support/axe';
import {fault} from './support/fault';
import {openHydrated} from './support/hydration';

const DOCUMENT = 'content/tutorials/which-subscription';
const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__portal';
const INDEX = `**/${INDEX_FILE}`;

const getDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const getField = (page: Page): Locator => getDialog(page).getByRole('searchbox', {name: 'Search the documentation'});
const getHits = (page: Page): Locator => getDialog(page).getByRole('treeitem');

async function openSearch(page: Page, path = DOCUMENT): Promise<void> {
  await openHydrated(page, path);
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await getField(page).fill(text);
  await expect(getHits(page).first()).toBeVisible();
}

/** What a reader's console would show. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

test.describe('the search opens', () => {
  test('by its button, and gives the focus back when it closes', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    const button = page.getByRole('button', {name: 'Search', exact: true});
    await button.click();
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`by ${key}, with an empty field, and gives the focus back`, async ({page}) => {
      await openHydrated(page, DOCUMENT);
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'});
      await link.focus();
      await page.keyboard.press(key);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveValue('');
      await page.keyboard.type('hook');
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test('by Ctrl+K as the first thing that a reader does', async ({page}) => {
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toBeFocused();
  });

  test("not by '/' in a field, where it is a letter", async ({page}) => {
    await openHydrated(page, 'search');
    const field = page.getByRole('searchbox', {name: 'Search the documentation'});
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(getDialog(page)).toHaveCount(0);
  });

  test('not by other keys on the focused button', async ({page}) => {
    await openHydrated(page, DOCUMENT);
    await page.getByRole('button', {name: 'Search', exact: true}).focus();
    for (const key of ['F2', 'Control+b', 'a']) await page.keyboard.press(key);
    await expect(getDialog(page)).toHaveCount(0);
  });

  test('and survives a key event without a key, as some browsers send', fault('F30-key'), async ({page}) => {
    const errors = collectErrors(page);
    await openSearch(page);
    await page.evaluate(() => document.dispatchEvent(new Event('keydown', {bubbles: true})));
    expect(errors).toEqual([]);
  });
});

test('a click beside the search closes it', async ({page}) => {
  await openSearch(page);
  await page.mouse.click(5, 600);
  await expect(getDialog(page)).toHaveCount(0);
});

test('Tab stays in the open search', fault('F26-search'), async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'hook');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
});

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

test('a click on a hit opens it without loading the site anew', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await searchFor(page, 'confirming the subscription');
  await getHits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/confirming-the-subscription/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a hit shows what it is, where it stands and the words around the match', async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'x-disable-image-resizing');
  const hit = getHits(page).first();
  await expect(hit).toContainText('Header');
  await expect(hit).toContainText('API Reference');
  await expect(hit.locator('mark').first()).toBeVisible();
});

test("'See all' leads to the page with all results", async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'hook');
  const link = getDialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page).toHaveURL(/\/docs\/search\?q=hook$/);
  await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
});

test('a query without results says so and helps on', async ({page}) => {
  await openSearch(page);
  await searchFor(page, 'image');
  await getField(page).fill('zzzzqqqq');
  const dialog = getDialog(page);
  await expect(dialog.getByText('No results for')).toContainText('"zzzzqqqq"');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /query=zzzzqqqq/);
  await expect(dialog.getByRole('status')).toHaveText('No results');
});

test.describe('when the index', () => {
  const faults: readonly (readonly [FaultId, string, (page: Page) => Promise<unknown>])[] = [
    ['F11-index-refused', 'cannot be reached', (page) => page.route(INDEX, (route) => route.abort('connectionrefused'))],
    ['F11-index-reset', 'breaks off', (page) => page.route(INDEX, (route) => route.abort('connectionreset'))],
    ['F11-index-500', 'is answered with 500', (page) => page.route(INDEX, (route) => route.fulfill({status: 500}))],
    ['F11-index-html', 'is a page of HTML', (page) => page.route(INDEX, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}))],
    ['F11-index-other', 'is other JSON', (page) => page.route(INDEX, (route) => route.fulfill({json: {hello: 'world'}}))],
    ['F11-index-empty', 'is empty', (page) => page.route(INDEX, (route) => route.fulfill({body: ''}))],
  ];
  for (const [id, name, breakIndex] of faults) {
    test(`${name}, the search says so, and typing again recovers`, fault(id), async ({page}) => {
      const errors = collectErrors(page);
      await breakIndex(page);
      await openSearch(page);
      await page.keyboard.type('hook');
      const dialog = getDialog(page);
      await expect(dialog.getByText('Unable to fetch results', {exact: true}).first()).toBeVisible();
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText('Unable to fetch results');
      await page.unroute(INDEX);
      await page.keyboard.type('s');
      await expect(getHits(page).first()).toBeVisible();
      await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('the filters', () => {
  test('work by keyboard and keep the query', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    const filters = getDialog(page).getByRole('group', {name: 'Show only'});
    const libraries = filters.getByRole('button', {name: 'Libraries'});
    await libraries.focus();
    await page.keyboard.press('Enter');
    await expect(libraries).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => getHits(page).getByRole('link').evaluateAll((links) => links.every((link) => link.getAttribute('href')?.startsWith('/docs/lib')))).toBe(true);
    await expect(getHits(page).first()).toBeVisible();
    await expect(getField(page)).toHaveValue(/^hook ?$/);
    await filters.getByRole('button', {name: 'All'}).press('Space');
    await expect.poll(() => getHits(page).getByRole('link').evaluateAll((links) => links.some((link) => !link.getAttribute('href')?.startsWith('/docs/lib')))).toBe(true);
  });

  test("lead 'See all' to the same choice", async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    await getDialog(page).getByRole('button', {name: 'API', exact: true}).click();
    await getDialog(page).getByRole('link', {name: /^See all/}).click();
    await expect(page).toHaveURL(/\/docs\/search\?q=hook&group=api$/);
  });
});

test('the number of results is announced as one types', async ({page}) => {
  await openSearch(page);
  const status = getDialog(page).getByRole('status');
  await expect(status).toHaveText('');
  await searchFor(page, 'hook');
  await expect(status).toHaveText(/^\d+ results?$/);
  await getField(page).fill('');
  await expect(status).toHaveText('');
});

for (const [query, answer] of [
  ['image size', /Image size: at most 6\sMB/],
  ['maxreads', /maxreads: 1 to 5, default 1/],
  ['413', /413: Image too large/],
  ['error 429', /429: Limit exceeded or throttled/],
] as const) {
  test(`"${query}" is answered in a line`, async ({page}) => {
    await openSearch(page);
    await searchFor(page, query);
    await expect(getDialog(page).getByText(answer)).toBeVisible();
    await getField(page).fill('hook registration');
    await expect(getDialog(page).getByText(answer)).toHaveCount(0);
  });
}

test.describe('searches of the past', () => {
  test('are kept in this browser, offered again, and can be removed', async ({page}) => {
    await openSearch(page);
    await expect(getDialog(page).getByText('No recent searches')).toBeVisible();
    await searchFor(page, 'confirming the subscription');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/confirming-the-subscription/);
    await openSearch(page);
    await expect(getDialog(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(getHits(page).first()).toContainText('Confirming the subscription');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const documented = readFileSync('src/README.md', 'utf8');
    expect(keys).toContain(RECENTS);
    expect(keys.filter((key) => !documented.includes(`\`${key}\``))).toEqual([]);
    await getDialog(page).getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(getDialog(page).getByText('No recent searches')).toBeVisible();
  });

  for (const [id, garbage] of [
    ['F04-recents-json', '{'],
    ['F04-recents-text', '"text"'],
    ['F04-recents-mixed', '[1, null, {"url": 3}]'],
    ['F04-recents-script', '[{"objectID":"x","url":"javascript:alert(1)","hierarchy.lvl1":"Bad"}]'],
    ['F04-recents-path', '[{"objectID":"x","url":"/docs/content/faq","portal":{"path":7}}]'],
  ] as const) {
    test(`that are garbage (${garbage.slice(0, 30)}) do no harm`, fault(id), async ({page}) => {
      const errors = collectErrors(page);
      await page.addInitScript(([key, value]) => localStorage.setItem(key as string, value as string), [RECENTS, garbage]);
      await openSearch(page);
      await searchFor(page, 'hook');
      await getField(page).fill('');
      await expect(getDialog(page).getByRole('link', {name: 'Bad'})).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }

  test('need no storage', fault('F02-search'), async ({page}) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openSearch(page);
    await searchFor(page, 'hook');
    expect(errors).toEqual([]);
  });
});

test.describe('what is asked of the network', () => {
  test('is nothing about search before a reader turns to it, and never a third party', async ({page, baseURL}) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    await openHydrated(page, DOCUMENT);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
    await page.keyboard.press('Control+k');
    await searchFor(page, 'hook');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toHaveLength(1);
    expect(requests.filter((url) => !url.startsWith(new URL(baseURL ?? '').origin) && !/^(data|blob):/.test(url))).toEqual([]);
  });

  test('ends once the index is there: the search works offline', fault('F06-search'), async ({page, context}) => {
    await openSearch(page);
    await searchFor(page, 'hook');
    await context.setOffline(true);
    await searchFor(page, 'maxreads');
    await expect(getHits(page).first()).toContainText('maxreads');
  });
});

test('a long paste is cut', fault('F12'), async ({page}) => {
  const errors = collectErrors(page);
  await openSearch(page);
  await page.evaluate(() => document.execCommand('insertText', false, 'hook '.repeat(2_000)));
  await expect(getHits(page).first()).toBeVisible();
  expect((await getField(page).inputValue()).length).toBeLessThan(100);
  expect(errors).toEqual([]);
});

/** An index with one page that holds what must stay text. */
const EVIL = {
  kinds: ['page'],
  areas: [['<b>Area</b>', 'guides']],
  pages: [['/docs/content/faq', '<img src=x onerror="window.hacked=1">', 0]],
  sections: [[0, '', [], 0, 'evil Promise<WebhookEvent> </script><script>window.hacked=1</script> &amp;']],
};

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

test.describe('the page of all results', () => {
  test('shows, counts and filters what its address asks for', async ({page}) => {
    await page.goto('search?q=hook');
    const filters = page.getByRole('navigation', {name: 'Show only'});
    await expect(page.getByText(/^\d+ results$/)).toBeVisible();
    await expect(filters.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', {name: /^Libraries/}).click();
    await expect(page).toHaveURL(/\?q=hook&group=libraries$/);
    await expect.poll(() => page.locator('main ol a').evaluateAll((links) => links.length > 0 && links.every((link) => link.getAttribute('href')?.startsWith('/docs/lib')))).toBe(true);
  });

  test('turns pages, and back and forward lead to what was seen', async ({page}) => {
    await page.goto('search?q=hook');
    const pages = page.getByRole('navigation', {name: 'Pages of results'});
    await expect(pages).toContainText(/Page 1 of \d+/);
    const first = await page.locator('main ol a').first().textContent();
    await pages.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages).toContainText(/Page 2 of \d+/);
    const second = await page.locator('main ol a').first().textContent();
    expect(second).not.toBe(first);
    await page.goBack();
    await expect(page.locator('main ol a').first()).toHaveText(first ?? '');
    await page.goForward();
    await expect(page.locator('main ol a').first()).toHaveText(second ?? '');
  });

  test('takes a new query from its field', async ({page}) => {
    await page.goto('search?q=hook');
    const field = page.getByRole('searchbox', {name: 'Search the documentation'});
    await expect(field).toHaveValue('hook');
    await field.fill('maxreads');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/search\?q=maxreads$/);
    await expect(page.locator('main ol a').first()).toContainText('maxreads');
  });

  test('says when there is nothing', async ({page}) => {
    await page.goto('search?q=zzzzqqqq');
    const main = page.getByRole('main');
    await expect(main.getByText('No results for')).toContainText('"zzzzqqqq"');
    await expect(main.getByText('Believe this query should return results?')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /query=zzzzqqqq/);
    await expect(main.getByText('0 results')).toBeVisible();
  });

  test('says when the index cannot be fetched, and tries again', fault('F11-page'), async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('search?q=hook');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main ol a').first()).toBeVisible();
  });

  for (const [id, name, address] of [
    ['F13q-markup', 'markup', 'search?q=%3Cimg%20src%3Dx%20onerror%3D%22window.hacked%3D1%22%3E'],
    ['F13q-percent', 'a bad percent sign', 'search?q=%E0%A4%A'],
    ['F13q-surrogate', 'a lone surrogate', 'search?q=%ED%A0%80'],
    ['F13q-nul', 'a null character', 'search?q=%00'],
    ['F13q-proto', 'a name of the language', 'search?q=__proto__'],
    ['F13q-filter', 'a filter and a page that do not exist', 'search?q=hook&group=constructor&page=-7'],
    ['F13q-page', 'a page behind the last', 'search?q=hook&page=9999'],
  ] as const) {
    test(`survives ${name} in its address`, fault(id), async ({page}) => {
      const errors = collectErrors(page);
      await page.goto(address);
      await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(errors).toEqual([]);
    });
  }

  test('without a query asks for one and fetches no index', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openHydrated(page, 'search');
    await expect(page.getByRole('searchbox', {name: 'Search the documentation'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
  });

  test('is not for search engines', async ({page}) => {
    await page.goto('search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  for (const address of ['', 'search']) {
    test(`is offered to the browser as a search by "/docs/${address}"`, async ({page, request}) => {
      await page.goto(address);
      const href = await page.locator('link[rel=search]').getAttribute('href');
      const description = await (await request.get(href ?? '')).text();
      expect(description).toContain('/docs/search?q={searchTerms}');
    });
  }

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('leads on to the main places', fault('F01d'), async ({page}) => {
      await page.goto('search');
      const advice = page.getByRole('main').locator('noscript');
      expect(await advice.innerText()).toContain('The search runs in your browser and needs JavaScript');
      await expect(advice.getByRole('link').nth(3)).toBeVisible();
    });
  });
});

for (const mode of ['light', 'dark']) {
  test.describe(`what axe finds in ${mode}`, () => {
    test.use({bypassCSP: true, reducedMotion: 'reduce'} as Parameters<typeof test.use>[0]);

    const inMode = (page: Page): Promise<unknown> =>
      page.addInitScript((value) => addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('data-theme', value)), mode);

    for (const [name, prepare] of Object.entries<(page: Page) => Promise<void>>({
      'a search just opened': () => Promise.resolve(),
      'a search with hits and an answer': (page) => searchFor(page, 'image size'),
      'a search without hits': async (page) => {
        await searchFor(page, 'image');
        await getField(page).fill('zzzzqqqq');
        await expect(getDialog(page).getByText('No results for')).toBeVisible();
      },
    })) {
      test(`is nothing in ${name}`, async ({page}) => {
        await inMode(page);
        await openSearch(page);
        await prepare(page);
        expect(await findFaults(page)).toEqual([]);
      });
    }

    test('is nothing in a search that failed', async ({page}) => {
      await page.route(INDEX, (route) => route.abort());
      await inMode(page);
      await openSearch(page);
      await page.keyboard.type('hook');
      await expect(getDialog(page).getByText('Unable to fetch results').first()).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });

    test('is nothing on the page of all results', async ({page}) => {
      await inMode(page);
      await page.goto('search?q=hook');
      await expect(page.getByText(/^\d+ results$/)).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}

test('the open search does not scroll sideways on a screen of 320 px', fault('F17-search'), async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openSearch(page);
  await searchFor(page, 'x-enable-full-us-accr-code');
  expect(await page.evaluate(() => Math.max(...Array.from(document.querySelectorAll('[role=dialog], .DocSearch-Dropdown'), (part) => part.scrollWidth - part.clientWidth)))).toBeLessThanOrEqual(0);
});
