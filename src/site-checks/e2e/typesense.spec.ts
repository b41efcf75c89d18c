import {expect, type Route} from '@playwright/test';
import {INDEX_FILE} from '../../portal/search';
import {fields, separators} from '../../search/typesenseSchema';
import {TypesenseDouble} from '../../testing/typesense/TypesenseDouble';
import {createRecord} from '../../testing/typesense/writeRecords';
import {fault} from './support/fault';
import type {FaultId} from './faults/catalogue';
import {FIXTURES_URL, NODES} from './support/fixtures';
import {collectCrashes} from './support/problems';
import {test} from './support/saving';
import {getDialog, getHits, INDEX, openSearch} from './support/search';

test.use({baseURL: FIXTURES_URL});

const NOTE = "The search server is unavailable. These results come from this site's own index.";
const RECORD = createRecord('0', {
  'hierarchy.lvl1': 'From the server',
  content: 'Everything about a hook <img src=x onerror="window.hacked=1">',
  url: '/docs/content/faq#get-key',
});

let double: TypesenseDouble;
let origin: string;

test.beforeAll(async () => {
  double = new TypesenseDouble({adminKey: 'search-key-0'});
  origin = await double.start();
  const send = (path: string, body: unknown): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: {'x-typesense-api-key': 'search-key-0'},
      body: JSON.stringify(body),
    });
  await send('/collections', {
    name: 'docs',
    fields,
    default_sorting_field: 'item_priority',
    token_separators: separators,
  });
  await send('/collections/docs/documents/import', RECORD);
});
test.afterAll(() => double.stop());

/** Forwards a request of the page to the double. */
async function forward(route: Route): Promise<void> {
  const request = route.request();
  const {pathname, search} = new URL(request.url());
  const response = await fetch(origin + pathname + search, {
    method: request.method(),
    body: request.postData(),
  });
  await route.fulfill({
    status: response.status,
    contentType: 'application/json',
    headers: {'Access-Control-Allow-Origin': '*'},
    body: await response.text(),
  });
}

test('a configured server is queried for the language and docs versions of the page, and no index is fetched', async ({
  page,
}) => {
  const bodies: string[] = [];
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.route(NODES, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await forward(route);
  });
  await openSearch(page);
  await page.keyboard.type('hook');
  await expect(getHits(page).first()).toContainText('From the server');
  await expect(getHits(page).first()).toContainText('<img src=x onerror="window.hacked=1">');
  await expect(getDialog(page).getByText(NOTE)).toHaveCount(0);
  expect(JSON.parse(bodies.at(-1) ?? '{}').searches[0].filter_by).toMatch(
    /^language:=`en` && docusaurus_tag:=\[`default`.*`docs-content-current`/,
  );
  expect(urls.filter((url) => url.endsWith(INDEX_FILE))).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const faults: readonly (readonly [FaultId, string, (route: Route) => Promise<void>])[] = [
  ['F11-refused', 'rejects the connection', (route) => route.abort('connectionrefused')],
  ['F11-reset', 'resets the connection', (route) => route.abort('connectionreset')],
  ['F11-500', 'responds with 500', (route) => route.fulfill({status: 500})],
  [
    'F11-401',
    'responds with 401',
    (route) => route.fulfill({status: 401, json: {message: 'Forbidden'}}),
  ],
  ['F11-429', 'responds with 429', (route) => route.fulfill({status: 429})],
  ['F11-hang', 'hangs', () => Promise.resolve()],
  [
    'F11-slow',
    'takes 3 s',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await forward(route).catch(() => undefined);
    },
  ],
  [
    'F11-html',
    'responds with HTML',
    (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}),
  ],
  [
    'F11-no-type',
    'responds without a content type',
    (route) => route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, body: 'x'}),
  ],
  [
    'F11-empty',
    'responds with an empty list',
    (route) => route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, json: {results: []}}),
  ],
  [
    'F11-error-200',
    'responds with an error and status 200',
    (route) =>
      route.fulfill({
        headers: {'Access-Control-Allow-Origin': '*'},
        json: {results: [{code: 404, error: 'Collection not found'}]},
      }),
  ],
];
test(
  'results come from the index of the site, with a note, when the server is unreachable, rejects, hangs or responds with nonsense',
  fault(...faults.map(([id]) => id)),
  async ({page}) => {
    test.setTimeout(180_000);
    const crashes = collectCrashes(page);
    for (const [, name, breakServer] of faults) {
      await test.step(`the server ${name}`, async () => {
        await page.route(NODES, breakServer);
        const asked = page.waitForRequest(NODES);
        await openSearch(page);
        await page.keyboard.type('hook');
        await asked;
        const start = performance.now();
        // A machine so busy that the index comes after the limit shows the error first; then a
        // reader types on.
        await expect(async () => {
          if (await getDialog(page).getByText('Unable to fetch results').first().isVisible())
            await page.keyboard.type(' ');
          await expect(getHits(page).first()).toBeVisible({timeout: 3_000});
        }).toPass({timeout: 15_000});
        test.info().annotations.push({
          type: `first hit when the server ${name}`,
          description: `${Math.round(performance.now() - start)} ms`,
        });
        await expect(getDialog(page).getByText(NOTE)).toBeVisible();
        await expect(getHits(page).filter({hasText: 'From the server'})).toHaveCount(0);
        expect(crashes).toEqual([]);
        await page.unroute(NODES);
      });
    }
  },
);

const bothFaults: [FaultId, string, (route: Route) => Promise<void>][] = [
  ['F11-both', 'fail', (route) => route.abort()],
  ['F11-both-hang', 'hang', () => Promise.resolve()],
];
for (const [id, name, breakBoth] of bothFaults) {
  test(
    `only when server and index both ${name} the search says so, and typing again recovers`,
    fault(id),
    async ({page}) => {
      const crashes = collectCrashes(page);
      await page.route(NODES, breakBoth);
      await page.route(INDEX, breakBoth);
      await page.clock.install();
      await openSearch(page);
      const index = page.waitForRequest(INDEX);
      await page.keyboard.type('hook');
      const start = performance.now();
      await index;
      // An index of which nothing arrives for so long is not on its way.
      await page.clock.fastForward(30_000);
      await expect(
        getDialog(page).getByText('You might want to check your network connection.'),
      ).toBeVisible();
      test.info().annotations.push({
        type: 'error',
        description: `${Math.round(performance.now() - start)} ms`,
      });
      await expect(getDialog(page).getByText('Unable to fetch results').first()).toBeVisible();
      await expect(getHits(page)).toHaveCount(0);
      await page.unroute(NODES);
      await page.route(NODES, forward);
      await page.getByRole('searchbox').fill('everything');
      await expect(getHits(page).first()).toContainText('From the server');
      expect(crashes).toEqual([]);
    },
  );
}

test(
  'the response to an older query never replaces the response to a newer one',
  fault('F11-order'),
  async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let late = 0;
    await page.route(NODES, async (route) => {
      const [{q}] = (JSON.parse(route.request().postData() ?? '{}') as {searches: [{q: string}]})
        .searches;
      if (q === 'hook') {
        await held;
        await forward(route).catch(() => undefined);
        late += 1;
      } else {
        await route.fulfill({
          headers: {'Access-Control-Allow-Origin': '*'},
          json: {results: [{found: 0, grouped_hits: [], facet_counts: []}]},
        });
      }
    });
    await openSearch(page);
    const asked = page.waitForRequest(NODES);
    await page.getByRole('searchbox').fill('hook');
    await asked;
    await page.getByRole('searchbox').fill('zzzzqqqq');
    await expect(getDialog(page).getByText('No results for')).toBeVisible();
    release();
    await expect.poll(() => late).toBeGreaterThan(0);
    await expect(getDialog(page).getByRole('status')).toHaveText('No results');
    await expect(getHits(page)).toHaveCount(0);
  },
);

test('the page of all results asks the same server', async ({page}) => {
  await page.route(NODES, forward);
  await page.goto('search?q=hook');
  await expect(page.locator('main ol a').first()).toContainText('From the server');
});
