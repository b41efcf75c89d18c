import {expect, type Page} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {DOCUMENT, expectToNavigate, getHeading, getOverflow} from '../support/parts';
import {collectProblems} from '../support/problems';
import {getField, getHits} from '../support/search';
import {test} from '../support/saving';

/** One page of each type that differs in its layout. */
const PAGES = [
  '',
  'search',
  DOCUMENT,
  'content/category/tutorials',
  'content/faq',
  'content/references/countries',
  'api/vehicle',
  'lib',
  'tools/hooks',
  'tools/plans',
];

/** Looks at a page under the rules of a reader's own style sheet. */
async function withStyles<T>(page: Page, rules: string, look: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
  const result = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return result;
}

/** Texts that their boxes cut off. */
const listCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const isCut =
          (overflowX === 'hidden' || overflowX === 'clip') &&
          element.scrollWidth > element.clientWidth + 1;
        const isCutBelow =
          (overflowY === 'hidden' || overflowY === 'clip') &&
          element.scrollHeight > element.clientHeight + 1;
        return (
          (isCut || isCutBelow) &&
          element.clientWidth > 1 &&
          (element.textContent ?? '').trim() !== '' &&
          element.checkVisibility() &&
          element.closest('.portal-hidden, svg') === null
        );
      })
      .map((element) => `cuts off ${element.outerHTML.slice(0, 90)}`),
  );

const listOverflow = async (page: Page): Promise<string[]> => {
  const overflow = await getOverflow(page);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
};

/** What sticks to the window and covers the text, as a problem. */
const listCover = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({top: 400, behavior: 'instant'});
    let height = 0;
    for (const y of [1, 64, 128, 192, 255]) {
      const top = document
        .elementsFromPoint(160, y)
        .find((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position));
      const box = top?.getBoundingClientRect();
      if (top !== undefined && box !== undefined && !top.closest('main'))
        height = Math.max(height, Math.min(box.bottom, 256) - Math.max(box.top, 0));
    }
    return height > 96 ? [`${height} of 256 px are covered`] : [];
  });

/** What moves for longer than a moment. */
const listMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toMs = (times: string): number =>
      Math.max(
        ...times
          .split(',')
          .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)),
      );
    return Array.from(document.querySelectorAll('*'))
      .filter((element) => {
        const {animationName, animationDuration, transitionDuration} = getComputedStyle(element);
        return (
          (animationName !== 'none' && toMs(animationDuration) > 1) || toMs(transitionDuration) > 1
        );
      })
      .map((element) => `moves: ${element.outerHTML.slice(0, 80)}`)
      .slice(0, 5);
  });

/**
 * Controls without border and text, icons that vanish, boxes over what they should show, and
 * drawings in other colors, under forced colors.
 */
const listUnseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    for (const control of Array.from(
      document.querySelectorAll<HTMLElement>('button, input, select, textarea'),
    )) {
      // Browsers draw the button of a file, and the mark of a box that has no style of its own.
      const isDrawn =
        control.matches('[type=file]') ||
        (control.matches('[type=checkbox]') && getComputedStyle(control).appearance !== 'none');
      if (!control.checkVisibility() || control.matches('.portal-hidden') || isDrawn) continue;
      if (
        getComputedStyle(control).borderStyle === 'none' &&
        control.innerText.trim() === '' &&
        control.querySelector('svg, img') === null &&
        getComputedStyle(control, '::before').content === 'none' &&
        getComputedStyle(control, '::after').content === 'none'
      )
        wrong.push(`shows nothing of ${control.outerHTML.slice(0, 80)}`);
    }
    for (const element of Array.from(document.querySelectorAll('body *'))) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        // Its color would become that of the page, and the icon would be gone.
        if (
          style.maskImage !== 'none' &&
          style.forcedColorAdjust !== 'none' &&
          style.display !== 'none' &&
          (pseudo === '' || style.content !== 'none') &&
          element.checkVisibility()
        )
          wrong.push(`loses the icon of ${element.outerHTML.slice(0, 80)}${pseudo}`);
        if (
          pseudo !== '' &&
          style.content !== 'none' &&
          style.forcedColorAdjust === 'none' &&
          style.maskImage === 'none'
        )
          wrong.push(`fills a box in ${element.outerHTML.slice(0, 80)}${pseudo}`);
      }
    }
    const {color} = getComputedStyle(document.body);
    for (const text of Array.from(document.querySelectorAll('figure svg text')))
      if (getComputedStyle(text).fill !== color) wrong.push(`draws in its color ${text.outerHTML}`);
    return [...new Set(wrong)].slice(0, 5);
  });

/** What paper lacks. */
const listUnprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    for (const block of Array.from(document.querySelectorAll('main pre'))) {
      if (block.checkVisibility() && block.scrollWidth > block.clientWidth + 1)
        wrong.push(`cuts off ${block.textContent?.slice(0, 60)}`);
    }
    for (const details of Array.from(document.querySelectorAll('main details'))) {
      if (details.checkVisibility() && !(details.lastElementChild?.checkVisibility() ?? true))
        wrong.push(`folds away ${details.textContent?.slice(0, 60)}`);
    }
    for (const link of Array.from(document.querySelectorAll('.markdown a[href^="http"]'))) {
      if (!getComputedStyle(link, '::after').content.includes('http'))
        wrong.push(`does not show where ${link.textContent} leads`);
    }
    return wrong.slice(0, 5);
  });

/** Links to a new tab that give it a way back to the page. */
const listOpeners = (page: Page): Promise<string[]> =>
  page
    .locator('a[target=_blank]')
    .evaluateAll((links) =>
      links
        .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
        .map((link) => link.outerHTML.slice(0, 100)),
    );

const WINDOW = {width: 1440, height: 900};
/** The values of WCAG 2.2, 1.4.12. */
const WIDE_TEXT =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}';
const LARGE_TEXT = 'html {font-size: 200% !important}';

for (const path of PAGES) {
  test(
    `the page /${path} respects the preferences of its reader`,
    fault('F17-zoom', 'F18-pages', 'F23', 'F25-forced', 'F25-paper', 'F48-spacing', 'F48-text'),
    async ({page}) => {
      const look = async (subject: string, problems: Promise<string[]>[]): Promise<void> => {
        expect.soft((await Promise.all(problems)).flat(), subject).toEqual([]);
      };
      await page.goto(path);
      await look('new tabs get no way back', [listOpeners(page)]);
      const lookAtTexts = (subject: string) => () =>
        look(subject, [listOverflow(page), listCutTexts(page)]);
      await withStyles(page, WIDE_TEXT, lookAtTexts('wide letters, words and lines'));
      await withStyles(page, LARGE_TEXT, lookAtTexts('text of twice the size'));

      // A sheet of A4 without its margins.
      await page.setViewportSize({width: 718, height: 1_000});
      await page.emulateMedia({media: 'print'});
      await look('paper', [listUnprinted(page), listOverflow(page)]);
      await page.emulateMedia({media: 'screen'});

      // What 400 % of zoom leaves of a window.
      await page.setViewportSize({width: 320, height: 256});
      await look('a window of 320 by 256 px', [listOverflow(page), listCover(page)]);
      await page.setViewportSize({width: 390, height: 844});
      await withStyles(page, LARGE_TEXT, () =>
        look('text of twice the size on a phone', [listOverflow(page)]),
      );
      await page.setViewportSize(WINDOW);

      await page.emulateMedia({forcedColors: 'active'});
      await look('forced colors', [listUnseen(page)]);
      await page.emulateMedia({forcedColors: 'none', reducedMotion: 'reduce'});
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      await look('less motion', [listMotion(page)]);
    },
  );
}

test('a window of 320 by 256 px keeps room for the search', fault('F17-zoom'), async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openHydrated(page, DOCUMENT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hook');
  const hit = getHits(page).first();
  await hit.scrollIntoViewIfNeeded();
  await expect(hit).toBeInViewport();
});

for (const [id, name, media] of [
  ['F25-contrast', 'more contrast', {contrast: 'more'}],
  ['F25-dark', 'dark colors', {colorScheme: 'dark'}],
] as const) {
  test(
    `a browser that prefers ${name} gets a page that hydrates and navigates`,
    fault(id),
    async ({page}) => {
      const problems = collectProblems(page);
      await page.emulateMedia(media);
      await openHydrated(page, DOCUMENT);
      await expectToNavigate(page);
      expect(problems).toEqual([]);
    },
  );
}

test.describe('a browser of texts alone', () => {
  test.use({javaScriptEnabled: false});

  test(
    'shows the title, the text and the code of a page in their order',
    fault('F25-text-only'),
    async ({page}) => {
      await page.route(/\.(?:css|js|png|jpg|svg|webp)$/, (route) => route.abort());
      await page.goto(DOCUMENT);
      const text = await page.locator('body').innerText();
      const title = (await getHeading(page).textContent()) ?? '';
      expect(text.indexOf('Skip to main content')).toBeGreaterThanOrEqual(0);
      expect(text.indexOf(title)).toBeGreaterThan(text.indexOf('Skip to main content'));
      for (const heading of await page.locator('article h2').allTextContents())
        expect(text).toContain(heading.replace(/\u200B/g, '').trim());
      for (const code of await page.locator('article pre').allTextContents())
        expect(text).toContain(code.trim().split('\n')[0] ?? '');
    },
  );
});

test.describe('a touch screen without a mouse', () => {
  test.use({hasTouch: true, viewport: {width: 1_180, height: 820}});

  test(
    'opens menus, details, tabs and the search by tapping',
    fault('F49-touch'),
    async ({page}) => {
      const problems = collectProblems(page);
      await page.goto('api/vehicle');
      await page.locator('.navbar').getByRole('button', {name: 'Libraries'}).tap();
      await expect(
        page.locator('.navbar').getByRole('link', {name: 'JavaScript cloud client'}),
      ).toBeVisible();
      await page.touchscreen.tap(600, 700);
      await page.locator('#recognizeVehicle-tab-python').tap();
      await expect(page.locator('#recognizeVehicle-sample-python')).toBeVisible();
      await page.locator('#recognizeVehicle-429 > summary').tap();
      await expect(page.locator('#recognizeVehicle-429 dl')).toBeVisible();
      await page.getByRole('button', {name: 'Search', exact: true}).tap();
      await expect(getField(page)).toBeFocused();
      expect(problems).toEqual([]);
    },
  );
});

test(
  'a phone held sideways shows the drawer and the search whole',
  fault('F17-sideways'),
  async ({page}) => {
    await page.setViewportSize({width: 667, height: 375});
    await openHydrated(page, DOCUMENT);
    await page.getByRole('button', {name: /navigation bar/}).click();
    const last = page.locator('.navbar-sidebar').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.goto(DOCUMENT);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hook');
    await expect(getHits(page).first()).toBeInViewport();
  },
);
