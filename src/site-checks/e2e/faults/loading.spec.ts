import {expect, type Page, type Route} from '@playwright/test';
import {fault} from '../support/fault';
import {holdRequests} from '../support/holdRequests';
import {openHydrated, waitForHydration} from '../support/hydration';
import {interceptLater, notFound} from '../support/interceptLater';
import {
  CHUNKS,
  countDocuments,
  DOCUMENT,
  expectToNavigate,
  getHeading,
  withoutPrefetch,
} from '../support/parts';
import {collectProblems} from '../support/problems';
import {getHits} from '../support/search';
import {test} from '../support/saving';
import {test as testInNewWindow} from '../support/untouched';
import {toIds, visitEach} from '../support/visitEach';

const MAIN = '**/assets/js/main.*.js';
const SIGN_IN = '<!doctype html><title>Sign in</title><p>Sign in to this network';

/** Responds with half of a script. */
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

/** What may come instead of a script. */
const responses = {
  html: ['is a page of HTML', (route) => route.fulfill({contentType: 'text/html', body: SIGN_IN})],
  500: ['has status 500', (route) => route.fulfill({status: 500, body: ''})],
  mime: [
    'comes as plain text',
    async (route) => route.fulfill({response: await route.fetch(), contentType: 'text/plain'}),
  ],
  cut: ['is cut off half-way', cut],
  blocked: ['is blocked by an extension', (route) => route.abort('blockedbyclient')],
  portal: [
    'is taken by the sign-in page of a network',
    (route) => route.fulfill({status: 302, headers: {location: 'http://sign-in.example/'}}),
  ],
  hang: ['never ends', () => Promise.resolve()],
} satisfies Readonly<Record<string, readonly [string, (route: Route) => Promise<void>]>>;

const kinds = ['html', '500', 'mime', 'cut', 'blocked', 'portal', 'hang'] as const;

const toCases = <Part extends 'main' | 'page'>(part: Part) =>
  kinds.map((kind) => [`F08-${part}-${kind}`, ...responses[kind]] as const);
/** What is thrown by half of a script is no fault of the page. */
const collectNothing = (): string[] => [];

const brokenMain = toCases('main');
test(
  'a main script that is broken, blocked or never ends leaves a page that reads and navigates',
  fault(...toIds(brokenMain)),
  async ({page}) => {
    await visitEach(
      page,
      brokenMain,
      async ([, , response]) => {
        await page.route(MAIN, response);
        const documents = countDocuments(page);
        await page.goto(DOCUMENT);
        const asked = page.waitForRequest(MAIN);
        await page.keyboard.press('Shift');
        await asked;
        await expect(getHeading(page)).toBeVisible();
        expect(documents()).toBeLessThanOrEqual(2);
        await expectToNavigate(page);
        await page.unroute(MAIN);
      },
      collectNothing,
    );
  },
);

const brokenPage = toCases('page');
test(
  'a script of the page that is broken, blocked or never ends leaves its text, and reloads it at most once',
  fault(...toIds(brokenPage)),
  async ({page}) => {
    await visitEach(
      page,
      brokenPage,
      async ([id, , response]) => {
        await page.route(CHUNKS, response);
        const documents = countDocuments(page);
        await page.goto(DOCUMENT);
        const asked = page.waitForRequest(CHUNKS);
        const reloaded = page.waitForEvent('load');
        await page.keyboard.press('Shift');
        await asked;
        if (id !== 'F08-page-hang') {
          await reloaded;
          const askedAgain = page.waitForRequest(CHUNKS);
          await page.keyboard.press('Shift');
          await askedAgain;
        }
        await expect(getHeading(page)).toBeVisible();
        await expectToNavigate(page);
        expect(documents()).toBeLessThanOrEqual(3);
        await page.unroute(CHUNKS);
      },
      collectNothing,
    );
  },
);

/** How long readers wait for the note of the loader, in milliseconds. */
const NOTE_MS = 6_000;

const search = (page: Page): Promise<void> => page.keyboard.press('Control+k');
const needs = [
  ['a link to results', MAIN, 'search?q=hook', () => Promise.resolve()],
  ['a button', MAIN, 'api/descriptor', pressDoor],
  ['the search', '**/assets/js/**', DOCUMENT, search],
  ['a button whose script alone is gone', CHUNKS, 'api/descriptor', pressDoor],
] as const;
function pressDoor(page: Page): Promise<void> {
  return page.getByRole('button', {name: 'Try it'}).first().click();
}
test(
  'scripts that are gone are told to readers who need them, once, and to no others',
  fault('F08-told'),
  async ({page}) => {
    const notes = page.getByText('Scripts did not load. Reload the page.');
    await page.addInitScript((delay) => {
      const wait = window.setTimeout;
      window.setTimeout = ((act: () => void, ms?: number) =>
        wait(act, ms === delay ? 100 : ms)) as typeof setTimeout;
    }, NOTE_MS);
    for (const [name, files, path, act] of needs) {
      await page.route(files, notFound);
      await page.goto(path);
      await page.keyboard.press('Shift');
      if (files === CHUNKS) await page.waitForEvent('load');
      await act(page);
      await expect(notes, name).toBeInViewport();
      await act(page);
      await expect(notes, name).toHaveCount(1);
      // The page would load them at its next try, and lead to the page of results.
      await page.goto('about:blank');
      await page.unroute(files);
    }
    await page.route(MAIN, notFound);
    await page.goto(DOCUMENT);
    const asked = page.waitForRequest(MAIN);
    await page.keyboard.press('Shift');
    await asked;
    await page.waitForRequest(MAIN);
    await expect(notes).toHaveCount(0);
  },
);

test(
  'scripts that hang are told to readers who need them, until they come',
  fault('F08-told-hang'),
  async ({page}) => {
    await page.clock.install();
    const release = await holdRequests(page, MAIN);
    await page.goto('api/descriptor');
    const asked = page.waitForRequest(MAIN);
    await pressDoor(page);
    await asked;
    await page.clock.fastForward(NOTE_MS);
    const note = page.getByRole('alert').filter({hasText: 'Scripts did not load.'});
    await expect(note).toBeInViewport();
    release();
    await waitForHydration(page);
    await expect(note).toBeHidden();
  },
);

for (const kind of ['html', '500', 'cut'] as const) {
  const [name, response] = responses[kind];

  test(
    `a link to a page whose script ${name} loads that page in full`,
    fault(`F07-${kind}`),
    async ({page}) => {
      const replace = await interceptLater(page, CHUNKS, response);
      await openHydrated(page, DOCUMENT);
      const documents = countDocuments(page);
      replace();
      await expectToNavigate(page);
      expect(documents()).toBe(1);
    },
  );
}

test(
  'a page whose script is gone for ever is loaded twice at most',
  fault('F07b'),
  async ({page}) => {
    const remove = await interceptLater(page, CHUNKS, notFound);
    await openHydrated(page, DOCUMENT);
    const documents = countDocuments(page);
    remove();
    await expectToNavigate(page);
    await page.waitForLoadState('load');
    for (let sign = 0; sign < 2; sign += 1) {
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
    }
    expect(documents()).toBeLessThanOrEqual(2);
    await expect(getHeading(page)).toBeVisible();
  },
);

test(
  'HTML that breaks off half-way is made whole by the script',
  fault('F08-html-cut'),
  async ({page}) => {
    await page.route(`**/${DOCUMENT}`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: body.slice(0, body.indexOf('<article') + 2_000)});
    });
    await page.goto(DOCUMENT);
    await expect(page.locator('.footer')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await expect(page.locator('.footer')).toBeVisible();
    await expectToNavigate(page);
  },
);

// Whose scripts are in no cache.
testInNewWindow(
  'a connection that breaks before the page is hydrated lets it hydrate when it is back',
  fault('F06-not-hydrated'),
  async ({page, context}) => {
    await withoutPrefetch(page);
    await page.goto(DOCUMENT);
    await context.setOffline(true);
    // The browser may still send some requests.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    await expect(getHeading(page)).toBeVisible();
    await context.setOffline(false);
    await waitForHydration(page);
  },
);

testInNewWindow(
  'a connection that breaks between the scripts of a page leaves the page, and lets it hydrate later',
  fault('F06-part'),
  async ({page, context}) => {
    await withoutPrefetch(page);
    await page.goto(DOCUMENT);
    await page.route(CHUNKS, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    const failed = page.waitForEvent('requestfailed');
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.keyboard.press('Shift');
    await failed;
    await asked;
    await expect(getHeading(page)).toBeVisible();
    await page.unroute(CHUNKS);
    const loaded = page.waitForEvent('load');
    await context.setOffline(false);
    await loaded;
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await expectToNavigate(page);
  },
);

testInNewWindow(
  'a server that fails between the scripts of a page leaves the page, with its search',
  fault('F06-down'),
  async ({page}) => {
    await withoutPrefetch(page);
    await page.goto(DOCUMENT);
    for (const files of [CHUNKS, `**/${DOCUMENT}`])
      await page.route(files, (route) => route.fulfill({status: 503, body: 'Down.'}));
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.keyboard.press('Shift');
    expect((await asked).status()).toBe(503);
    // The search has scripts of its own.
    await page.unroute(CHUNKS);
    await search(page);
    await page.keyboard.type('hook');
    await expect(getHits(page).first()).toBeVisible();
    await expect(page.getByText('Down.')).toHaveCount(0);
    await expect(page.locator('article')).toBeVisible();
  },
);

for (const [id, name, response] of [
  ['F09', 'is gone', (route) => route.fulfill({status: 404, body: ''})],
  [
    'F09-html',
    'is a page of HTML',
    (route) => route.fulfill({contentType: 'text/html', body: SIGN_IN}),
  ],
  ['F09-cut', 'is cut off half-way', cut],
] as const satisfies readonly (readonly [string, string, (route: Route) => Promise<void>])[]) {
  test(
    `a style sheet that ${name} leaves a page that reads, hydrates and navigates`,
    fault(id),
    async ({page}) => {
      await page.route('**/assets/css/*.css', response);
      await openHydrated(page, DOCUMENT);
      await expect(getHeading(page)).toBeVisible();
      // Pictograms stay pictograms: nothing pushes the text off the screen.
      const tall = await page
        .locator('svg, img')
        .evaluateAll((pictures) =>
          pictures
            .filter(
              (picture) => picture.getBoundingClientRect().height > 200 && !picture.closest('main'),
            )
            .map(({outerHTML}) => outerHTML.slice(0, 100)),
        );
      expect(tall).toEqual([]);
      await expectToNavigate(page);
    },
  );
}

test(
  'pictures that are gone are named in words, and keep their room',
  fault('F28-pictures'),
  async ({page}) => {
    const problems = collectProblems(page);
    await page.route(/\.(?:png|jpe?g|webp|avif|svg)$/, (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await openHydrated(page, DOCUMENT);
    const pictures = page.locator('main img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /\w{3}/);
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
    expect(problems).toEqual([]);
  },
);

test(
  'a slow processor does what was asked of it in the end',
  fault('F29-processor'),
  async ({page, context}) => {
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hook');
    await expect(getHits(page).first()).toBeVisible({timeout: 40_000});
  },
);
