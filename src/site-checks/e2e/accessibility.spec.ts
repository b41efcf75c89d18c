import {expect, type Page} from '@playwright/test';
import type {FaultId} from './faults/catalogue';
import {findFaults, type RuleSet} from './support/axe';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openComplete, openHydrated} from './support/hydration';
import {fixturePageTypes} from './support/pageTypes';
import {openPanel, send} from './support/panel';
import {finishStep} from './support/hookStory';
import {getOverflow} from './support/parts';
import {test} from './support/saving';
import {getDialog, INDEXES} from './support/search';

// The site with switchable colors. It follows the system, so a test switches them while a page is
// open. Its search server does not exist, so the index responds.
test.use({baseURL: FIXTURES_URL, reducedMotion: 'reduce'});

/** A response with a box and one wrong value. */
const OWN_RESULT = JSON.stringify({
  data: {
    vehicles: [
      {
        plate: {
          unicodeText: 'MY-1',
          confidence: 'high',
          plateROI: {
            topLeft: {x: 10, y: 10},
            topRight: {x: 90, y: 10},
            bottomLeft: {x: 10, y: 40},
            bottomRight: {x: 90, y: 40},
          },
        },
      },
    ],
  },
});

const WIDTHS = [1440, 996, 360];

const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({width, height: 900});

/**
 * Waits until the page has taken in a new width or color: observers report after a frame, and
 * transitions run.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({finished}) => finished.catch(() => undefined)));
  });

async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

let checked = 0;
/**
 * Expects no fault in light, and none of colors in dark at the first width of a test.
 *
 * @param others the rules at its other widths. Colors are the same there
 *   (`src/css/widths.test.ts`), so by default it is those of the structure.
 */
async function expectClean(
  page: Page,
  subject: string,
  {within, isFirst, others = 'structure'}: {within?: string; isFirst: boolean; others?: RuleSet},
): Promise<void> {
  for (const mode of isFirst ? (['light', 'dark'] as const) : (['light'] as const)) {
    await setMode(page, mode);
    await settle(page);
    const rules = mode === 'dark' ? 'colors' : isFirst ? 'all' : others;
    expect.soft(await findFaults(page, {within, rules}), `${subject}, ${mode}`).toEqual([]);
    checked += 1;
  }
  if (isFirst) await setMode(page, 'light');
}
test.afterEach(() => {
  console.log(`${test.info().title}: ${checked} states checked by axe`);
  checked = 0;
});

/** What is folded shows its summary in both states. */
const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  );

/** Page types with parts that only narrow screens show, or that have another background there. */
const NARROW_COLORS = new Set(['document', 'reference', 'workbench']);

for (const [name, path] of Object.entries(fixturePageTypes)) {
  test(
    `the page type "${name}" has no fault that axe finds, in both colors and at three widths`,
    fault('F19'),
    async ({page}) => {
      test.setTimeout(300_000);
      await openComplete(page, path);
      await unfoldAll(page);
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      for (const width of WIDTHS) {
        await setWidth(page, width);
        await expectClean(page, `${name}, ${width} px`, {
          isFirst: width === WIDTHS[0],
          // Up to 996 px, pages show the same: the narrowest has more rules.
          others: width === 996 ? 'places' : NARROW_COLORS.has(name) ? 'all' : 'structure',
        });
      }
    },
  );
}

/** What can be opened, from the page that has it. */
const openings: Record<
  string,
  {
    readonly path: string;
    readonly widths: readonly number[];
    /** More faults that its steps look for. */
    readonly ids?: readonly FaultId[];
    /** Selector of the part that changes, on a page with a test that looks at all the rest. */
    readonly within?: string;
    /** The rules at the second width. Default: those of the structure. */
    readonly others?: RuleSet;
    readonly steps: Readonly<Record<string, (page: Page) => Promise<void>>>;
  }
> = {
  'the crash page': {
    path: 'fixtures/crash',
    widths: WIDTHS,
    steps: {crashed: (page) => page.getByRole('button', {name: 'Break the page'}).click()},
  },
  'the menus of the navbar': {
    // An open menu covers no control here.
    path: 'search',
    widths: [1440],
    steps: Object.fromEntries(
      ['Libraries', 'Downloadable Products', 'API Reference', '2024-11'].map((label) => [
        label,
        async (page: Page) => {
          const toggle = page.locator('.navbar').getByRole('button', {name: label, exact: true});
          await toggle.focus();
          await page.keyboard.press('Enter');
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        },
      ]),
    ),
  },
  'the drawer': {
    path: 'content/tutorials/vehicle-api/getting-started',
    widths: [996, 360],
    others: 'all',
    steps: {
      'menu of documents': async (page) => {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(page.locator('.navbar-sidebar')).toBeInViewport();
      },
      'main menu': async (page) => {
        await page.locator('.navbar-sidebar__back').click();
        await page
          .locator('.navbar-sidebar')
          .getByRole('button', {name: 'Libraries', exact: true})
          .click();
      },
    },
  },
  'the search': {
    path: 'content/faq',
    widths: [1440, 360],
    within: '.DocSearch-Container',
    // Its button "Cancel", which a package styles.
    others: 'all',
    steps: {
      start: async (page) => {
        await page.route(INDEXES, (route) => route.abort());
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('searchbox')).toBeFocused();
      },
      failed: async (page) => {
        await page.keyboard.type('hook');
        await expect(getDialog(page).getByText('Unable to fetch results').first()).toBeVisible();
        await page.unroute(INDEXES);
      },
      results: async (page) => {
        // Hits and the line for a limit.
        await page.getByRole('searchbox').fill('image size');
        await expect(page.getByRole('treeitem').first()).toBeVisible();
        await expect(page.getByRole('dialog').getByText(/Image size:/)).toBeVisible();
      },
      'no results': async (page) => {
        await page.getByRole('searchbox').fill('zzzzqqqq');
        await expect(page.getByText('No results for')).toBeVisible();
      },
    },
  },
  'the workbench over a page': {
    path: 'api/vehicle',
    widths: [390],
    ids: ['F17-sandbox'],
    within: 'dialog',
    steps: {
      'with an error explained': async (page) => {
        const panel = await openPanel(page, 'recognizeVehicle');
        await panel.getByLabel('Response to simulate').selectOption('invalidMaxReads');
        await expect(await send(panel)).toHaveText(/^400/);
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
      'with its state open': async (page) => {
        await page.getByRole('button', {name: 'State of the sandbox'}).first().click();
        await expect(page.getByRole('dialog', {name: 'State of the sandbox'})).toBeVisible();
      },
      'with a result of the reader': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', {name: 'Open a result'}).click();
        await page.getByLabel(/^Paste a response/).fill(OWN_RESULT);
        await page.getByRole('button', {name: 'Open', exact: true}).click();
        await expect(page.getByText('differs from the contract in one place')).toBeVisible();
        await expect(page.getByRole('button', {name: /^MY-1/})).toBeVisible();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'an explained error': {
    path: 'tools/errors',
    widths: [1440, 390],
    within: 'section[aria-label="Explanation"]',
    steps: {
      known: async (page) => {
        await page.getByRole('button', {name: 'Example: Response'}).click();
        await expect(page.getByText('This error is known')).toBeVisible();
      },
      unknown: async (page) => {
        await page.getByLabel(/^Paste a log line/).fill('Segmentation fault');
        await expect(page.getByText('These 3 come nearest.')).toBeVisible();
        await page.locator('section[aria-label="Explanation"] summary').first().click();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'a hook that is followed': {
    path: 'tools/hooks',
    widths: [1440, 390],
    within: 'main',
    steps: {
      'as text': async (page) => {
        await expect(page.getByRole('button', {name: 'Start the story'})).toBeVisible();
      },
      'with a checked signature': async (page) => {
        await page.getByRole('button', {name: 'Start the story'}).click();
        await finishStep(page);
        for (let step = 2; step <= 5; step += 1) {
          await page.getByRole('button', {name: /^Next: /}).click();
          await finishStep(page);
        }
        await expect(page.getByText('Signature: failed')).toBeVisible();
      },
      'with a message open': async (page) => {
        await page.locator('summary', {hasText: 'POST /storage/hooks'}).click();
        await page.locator('summary', {hasText: 'Input of this check'}).first().click();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'checked images': {
    path: 'tools/image-check',
    widths: [1440, 390],
    within: 'main',
    steps: {
      'as text': async (page) => {
        await expect(page.getByRole('button', {name: 'Check a sample image'})).toBeVisible();
      },
      'with a mark': async (page) => {
        await page.getByRole('button', {name: 'Check a sample image'}).click();
        await page.getByRole('button', {name: 'Put a mark in the middle'}).click();
        await expect(page.getByText('Contrast between characters').last()).toBeVisible();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
      'with a table': async (page) => {
        await page.getByRole('button', {name: 'Check a sample image'}).click();
        await expect(page.getByText('2 of 2 images checked')).toBeVisible();
        await page.getByText('As a table').click();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'simulated plans': {
    path: 'tools/plans',
    widths: [1440, 390],
    within: 'main',
    steps: {
      'with the example': async (page) => {
        await page.getByText('The chart as a table').click();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
      'with fields to correct': async (page) => {
        await page.getByLabel('Images per day').fill('none');
        await page.getByRole('button', {name: 'Simulate'}).click();
        await expect(page.getByText('Correct the field first.')).toBeVisible();
      },
      'with throttled requests': async (page) => {
        await page.getByLabel('Images per day').fill('700');
        await page.getByLabel('Hours').selectOption('batch');
        await page.getByLabel('Requests at the same time').fill('90');
        await page.getByRole('button', {name: 'Simulate'}).click();
        await expect(page.getByText(/^Simulated 21,\d+ images/)).toBeVisible();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'a webhook request that is checked': {
    path: 'tools/webhooks',
    widths: [1440, 390],
    within: 'main',
    steps: {
      'with its cause': async (page) => {
        await page.getByRole('button', {name: 'Example: Parsed body'}).click();
        await expect(page.getByRole('region', {name: 'Cause'})).toBeVisible();
      },
      signed: async (page) => {
        await page.getByRole('tab', {name: 'Sign'}).click();
        await page.getByRole('button', {name: 'Sign', exact: true}).click();
        await expect(page.getByText(/^Signed \d+ bytes/)).toBeVisible();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
      'with a message of a hook': async (page) => {
        await page.getByRole('tab', {name: 'SNS'}).click();
        await page.getByRole('button', {name: 'Sign one'}).click();
        await expect(page.getByText('String to sign: passed')).toBeVisible();
        expect(await getOverflow(page)).toBeLessThanOrEqual(0);
      },
    },
  },
  'tabs, details and the folded table of contents': {
    path: 'fixtures/parts',
    widths: [1440, 360],
    steps: {
      opened: async (page) => {
        await page.getByRole('tab', {name: 'Python'}).click();
        await page.getByText('Details of the theme').click();
        await expect(page.getByText('What the theme unfolds.')).toBeVisible();
      },
    },
  },
  'the folded table of contents': {
    path: 'content/faq',
    widths: [996, 360],
    steps: {
      opened: async (page) => {
        await page.getByRole('button', {name: 'On this page'}).click();
        await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      },
    },
  },
};

for (const [name, {path, widths, ids = [], within, others, steps}] of Object.entries(openings)) {
  test(
    `${name} has no fault that axe finds, in both colors`,
    fault('F19', ...ids),
    async ({page}) => {
      test.setTimeout(300_000);
      for (const width of widths) {
        await setWidth(page, width);
        await openHydrated(page, path);
        for (const [step, act] of Object.entries(steps)) {
          await act(page);
          const isFirst = width === widths[0];
          await expectClean(page, `${name}, ${step}, ${width} px`, {within, isFirst, others});
        }
      }
    },
  );
}
