import {expect, type Page} from '@playwright/test';
import type {FaultId} from '../faults/catalogue';
import {fault} from '../support/fault';
import {holdRequests} from '../support/holdRequests';
import {collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {
  getDialog,
  getField,
  getHits,
  INDEX,
  INDEXES,
  openSearch,
  searchFor,
} from '../support/search';
import {toIds, visitEach} from '../support/visitEach';

test.describe('when the index', () => {
  const faults: readonly (readonly [FaultId, string, (page: Page) => Promise<unknown>])[] = [
    [
      'F11-index-refused',
      'cannot be reached',
      (page) => page.route(INDEXES, (route) => route.abort('connectionrefused')),
    ],
    [
      'F11-index-reset',
      'is cut off',
      (page) => page.route(INDEXES, (route) => route.abort('connectionreset')),
    ],
    [
      'F11-index-500',
      'has status 500',
      (page) => page.route(INDEXES, (route) => route.fulfill({status: 500})),
    ],
    [
      'F11-index-html',
      'is a page of HTML',
      (page) =>
        page.route(INDEXES, (route) =>
          route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}),
        ),
    ],
    [
      'F11-index-other',
      'is other JSON',
      (page) => page.route(INDEXES, (route) => route.fulfill({json: {hello: 'world'}})),
    ],
    [
      'F11-index-empty',
      'is empty',
      (page) => page.route(INDEXES, (route) => route.fulfill({body: ''})),
    ],
  ];
  test(
    'cannot be read, the search says so, and typing again recovers',
    fault(...toIds(faults)),
    ({page}) =>
      visitEach(page, faults, async ([, , breakIndex]) => {
        await breakIndex(page);
        await openSearch(page);
        await page.keyboard.type('hook');
        const dialog = getDialog(page);
        await expect(
          dialog.getByText('Unable to fetch results', {exact: true}).first(),
        ).toBeVisible();
        await expect(
          dialog.getByText('You might want to check your network connection.'),
        ).toBeVisible();
        await expect(dialog.getByRole('status')).toHaveText('Unable to fetch results');
        await page.unroute(INDEXES);
        await page.keyboard.type('s');
        await expect(getHits(page).first()).toBeVisible();
        await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
      }),
  );
});

test('the search says that it failed, even if the page is busy then', async ({page}) => {
  await page.route(INDEXES, (route) => route.abort());
  await page.addInitScript(() => {
    const {fetch: originalFetch} = window;
    let typed = 0;
    document.addEventListener('input', () => (typed = performance.now()), true);
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    // Fails in a task that begins before the modal's timer of 300 ms, and ends long after it.
    window.fetch = async (...parameters) => {
      const response = await originalFetch(...parameters).catch((error: unknown) => error);
      if (typed > 0) await wait(typed + 280 - performance.now());
      while (typed > 0 && performance.now() < typed + 450);
      if (response instanceof Response) return response;
      throw response;
    };
  });
  await openSearch(page);
  await getField(page).fill('hook');
  await expect(
    getDialog(page).getByText('You might want to check your network connection.'),
  ).toBeVisible();
});

test('without the full index, the titles respond, and a second try brings the texts', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.route(INDEX, (route) => route.abort());
  await openSearch(page);
  // One query: each key would be another try of the index.
  await getField(page).fill('hook');
  const dialog = getDialog(page);
  await expect(getHits(page).first()).toBeVisible();
  await expect(dialog.getByText('Only some results have loaded')).toBeVisible();
  await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  await page.unroute(INDEX);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(dialog.getByRole('button', {name: 'Try again'})).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('while the index is on its way, the search says how far it is, and never that it failed', async ({
  page,
}) => {
  const release = await holdRequests(page, INDEXES);
  await openSearch(page);
  await page.clock.install();
  await page.keyboard.type('hook');
  const dialog = getDialog(page);
  await expect(dialog.getByRole('progressbar')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(getHits(page).first()).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
});

test.describe('the search works in the page itself', () => {
  test('where there are no workers', async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openSearch(page);
    await searchFor(page, 'confirming the subscription');
    await expect(getHits(page).first()).toContainText('Confirming the subscription');
    expect(problems).toEqual([]);
  });

  test('where the worker fails', async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(() => {
      const {Worker: OriginalWorker} = window;
      window.Worker = class extends OriginalWorker {
        constructor(...parameters: ConstructorParameters<typeof Worker>) {
          super(...parameters);
          setTimeout(() => this.dispatchEvent(new Event('error')));
        }
      };
    });
    await openSearch(page);
    await searchFor(page, 'confirming the subscription');
    await expect(getHits(page).first()).toContainText('Confirming the subscription');
    expect(problems).toEqual([]);
  });
});
