import {expect, test, type Browser, type Page} from '@playwright/test';
import {waitForHydration} from './support/hydration';
import {keepWindow, type KeptWindow} from './support/keptWindow';
import {takeFirstMove} from './support/takeFirstMove';

const NEW = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
  viewport: {width: 1440, height: 900},
} as const;

async function open(browser: Browser): Promise<KeptWindow> {
  return keepWindow(await (await browser.newContext()).newPage(), '');
}

/** What a page can tell of the tests before. */
const readTraces = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    // The site stores values of its own, some of them late.
    stored: [localStorage, sessionStorage].filter((storage) => 'fromTest' in storage).length,
    names: ['fromScript', 'fromTest'].filter((name) => name in window),
    media: ['print', '(prefers-color-scheme: dark)', '(forced-colors)'].filter(
      (query) => matchMedia(query).matches,
    ),
    size: [innerWidth, innerHeight],
  }));

test('a window that is kept shows a test nothing of the one before', async ({browser}) => {
  const {page, reset} = await open(browser);
  const context = page.context();
  await page.goto('content/faq');
  const traces = await readTraces(page);

  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.addInitScript(() => Object.assign(window, {fromScript: true}));
  await page.exposeFunction('fromTest', () => true);
  await page.route('**/content/faq', (route) => route.abort());
  await context.route('**/content/faq', (route) => route.abort());
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({media: 'print', colorScheme: 'dark', forcedColors: 'active'});
  await page.goto('search');
  await page.evaluate(() => {
    localStorage.setItem('fromTest', 'b');
    sessionStorage.setItem('fromTest', 'b');
  });
  expect(await readTraces(page)).toEqual({
    stored: 2,
    names: ['fromScript', 'fromTest'],
    media: ['print', '(prefers-color-scheme: dark)', '(forced-colors)'],
    size: [390, 844],
  });
  await context.newPage();
  await context.setOffline(true);

  expect(await reset(NEW)).toBe(true);
  // Without a connection, the page before may have complained.
  heard.length = 0;
  expect(context.pages()).toEqual([page]);
  await page.goto('content/faq');
  expect(await readTraces(page)).toEqual(traces);
  // This page, and the empty one before it.
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.evaluate(() => console.log('heard'));
  expect(heard).toEqual([]);
  await context.close();
});

test('a page in a window that is kept has had no interaction', async ({browser}) => {
  const {page, reset} = await open(browser);
  await page.goto('content/faq');
  await page.mouse.click(300, 300);
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  expect(await reset(NEW)).toBe(true);
  const heard: string[] = [];
  await page.exposeFunction('hear', (type: string) => heard.push(type));
  await page.addInitScript(() => {
    for (const type of ['pointermove', 'pointerover', 'mousemove', 'keydown', 'focusin'])
      addEventListener(type, () => Reflect.get(window, 'hear')(type), {capture: true});
  });
  await page.goto('content/faq');
  await takeFirstMove(page);
  await page.waitForLoadState('networkidle');
  expect(heard).toEqual([]);
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  await page.mouse.move(300, 300);
  await expect.poll(() => heard).toContain('pointermove');
  await page.context().close();
});

test('a response that a test made up is gone with the test', async ({browser}) => {
  const {page, reset} = await open(browser);
  const isStyled = async (): Promise<boolean> => {
    await page.goto('content/faq');
    return page.evaluate(() => getComputedStyle(document.body).margin === '0px');
  };
  expect(await isStyled()).toBe(true);
  for (let time = 0; time < 3; time += 1) {
    // With its headers, which let the browser keep it for a year.
    await page.route('**/assets/css/*.css', async (route) =>
      route.fulfill({response: await route.fetch(), body: '/* nothing */'}),
    );
    expect(await isStyled()).toBe(false);
    expect(await reset(NEW)).toBe(true);
    expect(await isStyled()).toBe(true);
  }
  await page.context().close();
});

test('a window whose clock was replaced is not kept', async ({browser}) => {
  const {page, reset} = await open(browser);
  await page.clock.install();
  await page.goto('content/faq');
  expect(await reset(NEW)).toBe(false);
  await page.context().close();
});
