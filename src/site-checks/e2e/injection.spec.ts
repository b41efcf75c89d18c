import type {Server} from 'node:http';
import {expect, test, type Locator, type Page} from '@playwright/test';
import type {FaultId} from './faults/catalogue';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {payloads} from '../fixtures/hostile/payloads';
import {openHydrated, waitForHydration} from './support/hydration';
import {servePlainly} from './support/plainServer';
import {watchPayloads} from './support/probe';

/** Texts of payloads by what they try. */
const PAYLOADS = Object.entries(payloads);
const HOSTILE_PAGES: readonly (readonly [path: string, id: FaultId])[] = [
  ['contract', 'F15'],
  ['document', 'F15-document'],
  ['js-hostile', 'F15-library'],
  ['js-hostile/functions/hostile', 'F15-library'],
  ['js-hostile/interfaces/HostileThing', 'F15-library'],
  ['js-hostile/classes/HostileError', 'F15-library'],
];
const NODES = 'https://*.search.example/**';

let plain: {readonly url: string; readonly server: Server};
test.beforeAll(async () => {
  plain = await servePlainly('.cache/fixtures-site');
});
test.afterAll(() => void plain.server.close());

/** Tells in the log how much was tried: a test that tries nothing finds nothing. */
const tell = (places: number): void => console.log(`${test.info().titlePath.slice(1).join(' › ')}: ${PAYLOADS.length * places} payloads tried, 0 executed`);

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Follows an address as a link of the site does, so that the browser and not the build makes the page. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Sends what the panel holds and looks at the answer; some texts can be no header. */
async function send(widget: Locator): Promise<void> {
  await widget.getByRole('button', {name: 'Send'}).click();
  const outcome = widget.getByRole('status').filter({hasText: / ms|^Not sent/});
  await expect(outcome).toBeVisible();
  if (!/^Not sent/.test(await outcome.innerText())) await widget.getByRole('tab', {name: 'Raw'}).click();
}

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));

const modes = {
  'under the policy': () => FIXTURES_URL,
  'on a host without headers': () => plain.url,
};

for (const [mode, getBase] of Object.entries(modes)) {
  test.describe(mode, () => {
    test('queries and hashes stay text', fault('F13q-markup', 'F13h', 'F13d-switchable'), async ({page}) => {
      test.setTimeout(300_000);
      await page.route(NODES, (route) => route.abort());
      const expectHarmless = await watchPayloads(page);
      for (const [name, text] of PAYLOADS) {
        for (const path of ['search', 'content/references/countries']) {
          const url = new URL(path, getBase());
          for (const parameter of ['q', 'lang', 'group', 'page', 'docusaurus-theme', 'docusaurus-data-navbar', `docusaurus-data-${text.replace(/\W/g, '')}`]) url.searchParams.set(parameter, text);
          url.hash = text;
          await openHydrated(page, url.href);
          await expect(page.getByRole('main').getByRole('searchbox').or(page.getByLabel('Find a place by its name or code'))).toHaveValue(text);
          await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
          await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
          await expectHarmless(`${name} at ${path}`);
        }
      }
      tell(2 * 8);
    });

    test('links into the sandbox and hashes stay text on a reference page', fault('F15-link'), async ({page}) => {
      test.setTimeout(300_000);
      const expectHarmless = await watchPayloads(page);
      for (const [name, text] of PAYLOADS) {
        const url = new URL('api/vehicle', getBase());
        url.searchParams.set('try', 'recognizeVehicle');
        for (const parameter of ['lang', 'case', 'key', 'method', 'picture', 'views', 'body', 'path.region', 'query.a', 'header.x-a', 'part.customData', 'part.maxreads', `part.${text}`, `header.${text}`]) url.searchParams.set(parameter, text);
        url.hash = text;
        await page.goto(url.href);
        await waitForHydration(page);
        const widget = page.locator('section:has(> [id="recognizeVehicle-try"])');
        await expect(widget.getByLabel('maxreads')).toHaveValue(text);
        await expectHarmless(`${name} in a link`);
        await send(widget);
        await expectHarmless(`${name} sent`);
      }
      tell(16);
    });

    test('what the storage holds stays text', fault('F04-markup'), async ({page}) => {
      test.setTimeout(300_000);
      await page.route(NODES, (route) => route.abort());
      const expectHarmless = await watchPayloads(page);
      await page.goto(new URL('content/faq', getBase()).href);
      for (const [name, text] of PAYLOADS) {
        await page.evaluate((value) => {
          const url = '/docs/content/faq';
          const hit = {objectID: value, type: value, url, content: value, 'hierarchy.lvl0': value, 'hierarchy.lvl1': value, _snippetResult: {'hierarchy.lvl1': {value}, content: {value}}};
          const portal = {id: value, url, kind: 'page', group: value, path: [[[value, true]], [[value, false]]], snippet: [[value, true]]};
          const searches = [
            {...hit, portal},
            {...hit, type: 'lvl1', objectID: `${value}2`, portal},
            {...hit, type: 'content', objectID: `${value}3`, portal},
            {...hit, objectID: `${value}4`, portal: {...portal, kind: value}},
            {...hit, url: value, portal: {...portal, url: value}},
            {...hit, portal: {...portal, path: value, snippet: value}},
          ];
          for (const list of ['RECENT', 'FAVORITE']) localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__portal`, JSON.stringify(searches));
          for (const key of ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-content', 'docs-preferred-version-api', 'docusaurus.tab.lang', 'portal.api.expanded']) {
            localStorage.setItem(key, value);
          }
        }, text);
        await openHydrated(page, new URL('content/faq', getBase()).href);
        await page.keyboard.press('/');
        const dialog = page.getByRole('dialog', {name: 'Search'});
        await expect(dialog.getByRole('treeitem').first()).toBeVisible();
        expect(squeeze((await dialog.textContent()) ?? '')).toContain(squeeze(text));
        await expectHarmless(name);
        await dialog.getByRole('treeitem').first().getByRole('button').last().click();
        await page.keyboard.press('Escape');
      }
      tell(18);
    });

    for (const [path, id] of HOSTILE_PAGES) {
      test(`texts of the page hostile/${path} stay text, from the build and made by the browser`, fault(id), async ({page}) => {
        const expectHarmless = await watchPayloads(page);
        const check = async (subject: string): Promise<void> => {
          await expect(page.locator('h1')).toBeVisible();
          await unfold(page);
          await expectHarmless(subject);
          // Invisible characters are the build's to normalise; a class has one payload only.
          const shown = squeeze((await page.getByRole('main').evaluate((main) => main.textContent + Array.from(main.querySelectorAll('input, textarea, option'), (field) => (field as HTMLInputElement).value).join(' '))) ?? '');
          for (const text of path.endsWith('HostileError') ? [payloads.picture ?? ''] : Object.values(payloads)) {
            if (path === 'contract') expect(shown, subject).toContain(squeeze(text));
          }
        };
        await openHydrated(page, new URL(`hostile/${path}`, getBase()).href);
        await check('from the build');
        await openHydrated(page, new URL('content/faq', getBase()).href);
        await navigate(page, `/docs/hostile/${path}`);
        await expect(page.locator('h1')).not.toHaveText('Frequently asked questions');
        await check('made by the browser');
        tell(2);
      });
    }

    test('hits of the index stay text', fault('F11x'), async ({page}) => {
      await page.route(NODES, (route) => route.abort());
      const expectHarmless = await watchPayloads(page);
      await openHydrated(page, new URL('content/faq', getBase()).href);
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      for (const query of ['window hacked', 'canary onerror', 'hostile thing', 'script']) {
        await page.getByRole('searchbox').fill(query);
        await expect(dialog.getByRole('treeitem').first()).toContainText(/hacked|hostile|canary|script/i);
        await expectHarmless(query);
      }
      await page.goto(new URL('search?q=window%20hacked', getBase()).href);
      await expect(page.locator('main ol a').first()).toContainText(/hacked/i);
      await expectHarmless('the page of all results');
      tell(2);
    });

    test('hits of a hostile search server stay text, and lead nowhere but to pages', fault('F11x-server'), async ({page}) => {
      const expectHarmless = await watchPayloads(page);
      const toHit = (text: string, url: string): object => ({
        hits: [
          {
            document: {'hierarchy.lvl0': text, 'hierarchy.lvl1': text, 'hierarchy.lvl2': text, content: text, url, kind: text, group: text, id: text},
            highlight: {'hierarchy.lvl1': {value: `\u0001${text}\u0002${text}`}, content: {snippet: `\u0001${text}`, value: text}},
            highlights: [{field: text, snippet: text}],
          },
        ],
      });
      const refused = ['javascript:window.hacked=1', 'JaVaScRiPt:window.hacked=1', ' \u0001javascript:window.hacked=1', 'java\nscript:window.hacked=1', 'data:text/html,<script>opener.hacked=1</script>', 'vbscript:x', 'blob:x', 'http://evil.example/', 'file:///etc/passwd'];
      const groups = [...PAYLOADS.map(([, text]) => toHit(text, `/docs/content/faq#${text}`)), ...refused.map((url) => toHit('refused', url))];
      await page.route(NODES, (route) =>
        route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, json: {results: [{found: groups.length, grouped_hits: groups, facet_counts: [{field_name: 'group', counts: PAYLOADS.map(([, value]) => ({value, count: 1}))}]}]}}),
      );
      await openHydrated(page, new URL('content/faq', getBase()).href);
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await page.getByRole('searchbox').fill('anything');
      await expect(dialog.getByRole('treeitem').first()).toContainText('<script>window.hacked=1</script>');
      const shown = squeeze((await dialog.textContent()) ?? '');
      // The package groups hits in an object, where this name is nothing.
      for (const [, text] of PAYLOADS) if (text !== '__proto__') expect(shown).toContain(squeeze(text));
      expect(shown).not.toContain('refused');
      await expectHarmless('in the modal');
      tell(9);
    });

    test('what is typed into the sandbox, and what it answers, stays text', fault('F15-sandbox'), async ({page}) => {
      test.setTimeout(300_000);
      const expectHarmless = await watchPayloads(page);
      await openHydrated(page, new URL('api/vehicle', getBase()).href);
      const vehicle = page.locator('section:has(> [id="recognizeVehicle-try"])');
      await vehicle.getByRole('button', {name: 'Try it'}).click();
      await expect(vehicle.getByRole('button', {name: 'Send'})).toBeVisible();
      let places = 0;
      for (const [name, text] of PAYLOADS) {
        const fields = await vehicle.getByRole('textbox').all();
        for (const field of fields) await field.fill(text);
        places = fields.length;
        await vehicle.getByLabel(/picture of your own/).setInputFiles({name: `${text.replaceAll('/', '_')}.png`, mimeType: 'image/png', buffer: Buffer.from(text)});
        await send(vehicle);
        await expectHarmless(name);
      }

      await openHydrated(page, new URL('api/storage', getBase()).href);
      const hook = page.locator('section:has(> [id="createHook-try"])');
      await hook.getByRole('button', {name: 'Try it'}).click();
      await hook.getByLabel('Test key').selectOption('test_default');
      for (const [name, text] of PAYLOADS) {
        for (const body of [text, JSON.stringify({apis: {vehicle: true}, hookUrl: `https://a.example/${text}`, [text]: text})]) {
          await hook.getByLabel('Body, JSON').fill(body);
          await send(hook);
        }
        await expectHarmless(`${name} in a hook`);
      }
      await hook.getByRole('button', {name: 'State of the sandbox'}).click();
      await expect(page.getByRole('dialog', {name: 'State of the sandbox'})).toBeVisible();
      await expectHarmless('in the state of the sandbox');
      tell(places + 1 + 2);
    });
  });
}
