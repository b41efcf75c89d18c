import {expect, type Page} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {pageTypes} from '../support/pageTypes';
import {countDocuments, CHUNKS, DOCUMENT, expectToNavigate, getHeading} from '../support/parts';
import {getPanel} from '../support/panel';
import {collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {getDialog, getField, getHits} from '../support/search';

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await getField(page).fill(text);
  await expect(getHits(page).first()).toBeVisible();
}

/** Asks the sandbox for the first operation of a page. */
async function trySandbox(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Try it'}).first().click();
  const panel = getPanel(page);
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel.getByRole('status').filter({hasText: / ms/})).toHaveText(/^200/);
}

test.describe('a clock that is wrong', () => {
  for (const [id, name, time] of [
    ['F36-past', 'by decades', '1980-01-01T00:00:00Z'],
    ['F36-future', 'by a century', '2124-02-29T12:00:00Z'],
  ] as const) {
    test(`${name} changes nothing`, fault(id), async ({page}) => {
      const problems = collectProblems(page);
      await page.clock.setFixedTime(time);
      await openHydrated(page, 'api/vehicle');
      await trySandbox(page);
      await searchFor(page, 'hook');
      expect(problems).toEqual([]);
    });
  }
});

for (const [id, locale, timezoneId] of [
  ['F36-turkish', 'tr-TR', 'Europe/Istanbul'],
  ['F36-arabic', 'ar-EG', 'Africa/Cairo'],
  ['F36-zone', 'en-WS', 'Pacific/Apia'],
] as const) {
  test.describe(`a browser that is set to ${locale} in ${timezoneId}`, () => {
    test.use({locale, timezoneId});

    test('finds, tries and reads the same', fault(id), async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'api/vehicle');
      await trySandbox(page);
      await searchFor(page, 'IMAGE SIZE');
      await expect(getDialog(page).getByText(/Image size: at most 6\sMB/)).toBeVisible();
      expect(problems).toEqual([]);
    });
  });
}

test.describe('a browser', () => {
  test('without workers searches in the page itself', fault('F35-worker'), async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openHydrated(page, DOCUMENT);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hook');
    await expect(getHits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectToNavigate(page);
    expect(problems).toEqual([]);
  });

  test(
    'that ends the worker of the search for want of memory searches on in the page',
    fault('F35-worker-ends'),
    async ({page}) => {
      await page.addInitScript(() => {
        const workers: Worker[] = [];
        Object.assign(window, {
          workers,
          Worker: class extends Worker {
            constructor(url: URL | string, options?: WorkerOptions) {
              super(url, options);
              workers.push(this);
            }
            override terminate(): void {
              super.terminate();
              Object.assign(window, {hasFullIndex: true});
            }
          },
        });
      });
      await openHydrated(page, DOCUMENT);
      await searchFor(page, 'hook');
      // The full index ends the worker of the titles when it is there.
      await page.waitForFunction(() => Reflect.get(window, 'hasFullIndex') === true);
      await page.evaluate(() => {
        for (const worker of Reflect.get(window, 'workers') as Worker[]) worker.terminate();
      });
      await page.keyboard.type('s');
      await getField(page).fill('maxreads');
      await expect(getHits(page).first()).toContainText('maxreads');
    },
  );

  test(
    'that does not report how a page was loaded does not load it for ever',
    fault('F38-navigation'),
    async ({page}) => {
      await page.addInitScript(() => (performance.getEntriesByType = () => []));
      // Scripts start by themselves then, so each load would lead to the next.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.route(CHUNKS, (route) => route.fulfill({status: 404, body: ''}));
      const documents = countDocuments(page);
      const failed = page.waitForEvent('pageerror');
      await page.goto(DOCUMENT);
      expect(await failed).toHaveProperty('name', 'ChunkLoadError');
      // A page that is to be loaded again asks for it first, and this takes as long, thrice.
      await page.evaluate(async () => {
        for (const method of ['HEAD', 'HEAD', 'HEAD'])
          await fetch(location.href, {method, cache: 'no-store'});
      });
      expect(documents()).toBe(1);
      await expect(getHeading(page)).toBeVisible();
    },
  );

  test(
    'that rejects so many changes of the address, as Safari does, keeps the filter',
    fault('F39-history'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'content/references/countries');
      await page.evaluate(() => {
        history.replaceState = history.pushState = () => {
          throw new DOMException(
            'Attempt to use history.replaceState() more than 100 times per 30 seconds',
            'SecurityError',
          );
        };
      });
      const field = page.getByLabel('Find a place by its name or code');
      await field.fill('hung');
      await expect(field).toHaveValue('hung');
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await expect(page.getByRole('status').filter({hasText: 'match'})).toContainText('1 of');
      expect(problems).toEqual([]);
    },
  );

  test(
    'that blocks windows from being opened keeps the search',
    fault('F41-window'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      await page.evaluate(() => (window.open = () => null));
      await searchFor(page, 'hook');
      await page.keyboard.press('Control+Enter');
      await expect(getHits(page).first()).toBeVisible();
      expect(problems).toEqual([]);
    },
  );

  test('that is short of memory keeps the page', fault('F35-memory'), async ({page, context}) => {
    const problems = collectProblems(page);
    await openHydrated(page, DOCUMENT);
    await searchFor(page, 'hook');
    const client = await context.newCDPSession(page);
    await client.send('Memory.simulatePressureNotification', {level: 'critical'});
    await client.send('HeapProfiler.collectGarbage');
    await getField(page).fill('image');
    await expect(getHits(page).first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(
    'without segments of texts, as Firefox until 124, hydrates each type of page',
    fault('F35-segmenter'),
    async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
      for (const path of Object.values(pageTypes)) await openHydrated(page, path);
      expect(problems).toEqual([]);
    },
  );

  test(
    'that does not tell what is visible, as Safari until 17.3, keeps the Tab key in the search',
    fault('F35-visibility'),
    async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
      await openHydrated(page, DOCUMENT);
      await searchFor(page, 'hook');
      await getDialog(page).getByRole('button').last().focus();
      for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(getDialog(page).locator(':focus')).toHaveCount(1);
      }
      expect(problems).toEqual([]);
    },
  );

  test(
    'without `:has()`, as Firefox until 120, shows cards and contents in their places',
    fault('F35-has'),
    async ({page}) => {
      const measure = async (): Promise<unknown> => {
        const boxes: unknown[] = [];
        for (const path of [pageTypes.category, DOCUMENT, pageTypes.reference]) {
          await page.goto(path);
          const parts = page.locator(
            'main :is(.theme-doc-card-container, article, .col:last-child)',
          );
          boxes.push(
            await parts.evaluateAll((elements) =>
              elements.map((element) => {
                const {left, top, width} = element.getBoundingClientRect();
                return [left, top, width];
              }),
            ),
          );
        }
        return boxes;
      };
      const usual = await measure();
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        const sheet = await response.text();
        await route.fulfill({response, body: sheet.replaceAll(':has(', ':unknown(')});
      });
      expect(await measure()).toEqual(usual);
    },
  );

  test(
    'that cannot read a form with a file, as WebKit, sends an image to the sandbox',
    fault('F35-form'),
    async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(() => {
        const isUnreadable = (body: unknown): boolean =>
          body instanceof FormData && [...body.values()].some((value) => value instanceof File);
        const unreadable = new WeakSet<Request>();
        Object.assign(window, {
          Request: class extends Request {
            constructor(input: RequestInfo | URL, init?: RequestInit) {
              super(input, init);
              if (isUnreadable(init?.body)) unreadable.add(this);
            }
            override arrayBuffer(): Promise<ArrayBuffer> {
              return unreadable.has(this)
                ? Promise.reject(new DOMException('Unable to read form data blob'))
                : super.arrayBuffer();
            }
          },
        });
      });
      await openHydrated(page, 'api/vehicle');
      await trySandbox(page);
      expect(problems).toEqual([]);
    },
  );

  test(
    'that froze a hidden tab goes on where it was',
    fault('F40-frozen'),
    async ({page, context}) => {
      const problems = collectProblems(page);
      const client = await context.newCDPSession(page);
      await page.goto(DOCUMENT);
      for (const state of ['frozen', 'active'] as const)
        await client.send('Page.setWebLifecycleState', {state});
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      for (const state of ['frozen', 'active'] as const)
        await client.send('Page.setWebLifecycleState', {state});
      await searchFor(page, 'hook');
      expect(problems).toEqual([]);
    },
  );

  for (const [id, name, body] of [
    [
      'F42-worker',
      'passes everything on',
      "self.addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))",
    ],
    [
      'F42-old',
      'serves the pages of an older site',
      "self.addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(fetch('/docs/nope')))",
    ],
  ] as const) {
    test(
      `that still has a service worker of an older site, which ${name}, shows a page that reads and hydrates`,
      fault(id),
      async ({page, context}) => {
        const activate =
          "self.addEventListener('install', () => self.skipWaiting()); self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));";
        await context.route('**/docs/old-worker.js', (route) =>
          route.fulfill({contentType: 'text/javascript', body: `${activate}${body}`}),
        );
        await context.route('**/docs/old-site', (route) =>
          route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Old site</title>'}),
        );
        await page.goto('old-site');
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/docs/old-worker.js');
          await navigator.serviceWorker.ready;
        });
        await openHydrated(page, DOCUMENT);
        await expect(getHeading(page)).toBeVisible();
        await expectToNavigate(page);
      },
    );
  }
});
