import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {PRINT} from '../../../portal/print';
import {fault} from '../support/fault';
import {waitForHydration} from '../support/hydration';
import {listPages} from '../support/listPages';
import {getOverflow, withoutPrefetch} from '../support/parts';
import {collectProblems} from '../support/problems';

/** How many pages are open at once. */
const TABS = 4;

const isPrinted = (file: string): boolean => file.startsWith(`${PRINT}/`);

/** Shows the not-found page. */
const UNKNOWN = 'nope';
/**
 * The pages, and what some of them show for an address. Pages to print have neither script nor
 * menus; `print.spec.ts` looks at them.
 */
const listRoutes = (): string[] => [
  ...listPages('build')
    .filter((file) => file !== '404.html' && !isPrinted(file))
    .map((file) => file.replace(/(^|\/)index\.html$/, '')),
  'search?q=hook',
  UNKNOWN,
];

/** Visits the pages in a few tabs, and returns what is wrong with them, with the page in front. */
async function visitAll(
  context: BrowserContext,
  prepare: (page: Page) => Promise<unknown>,
  inspect: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const queue = listRoutes();
  expect(queue.length).toBeGreaterThan(75);
  const found: string[] = [];
  const times: {readonly route: string; readonly ms: number}[] = [];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    const problems = collectProblems(page);
    page.on(
      'response',
      (response) =>
        response.status() >= 400 &&
        !response.url().endsWith(`/${UNKNOWN}`) &&
        problems.push(`${response.status()} ${response.url()}`),
    );
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What the next visit cuts off.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
    });
    await prepare(page);
    for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
      const start = Date.now();
      await page.goto(route);
      const faults = await inspect(page);
      times.push({route, ms: Date.now() - start});
      found.push(
        ...[...faults, ...problems.splice(0)].map((problem) => `/docs/${route}: ${problem}`),
      );
    }
    await page.close();
  };
  await Promise.all(Array.from({length: TABS}, work));
  const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(
    `${times.length} pages visited; the slowest, /docs/${slowest.route}, took ${slowest.ms} ms.`,
  );
  return found;
}

test.describe.configure({timeout: 180_000});

test(
  'every document and every kind of library page hydrates without an error, a violation of the policy or a missing file',
  fault('F27'),
  async ({context}) => {
    const problems = await visitAll(context, withoutPrefetch, async (page) => {
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      return (await page.title()) === '' ? ['has no title'] : [];
    });
    expect(problems).toEqual([]);
  },
);

test.describe('without script, on a screen of 320 px', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test(
    'every document and every kind of library page shows its text, its code and ways on, and does not scroll sideways',
    fault('F01', 'F17-every'),
    async ({context}) => {
      const problems = await visitAll(
        context,
        () => Promise.resolve(),
        async (page) => {
          const overflow = await getOverflow(page);
          const faults = await page.evaluate(() => {
            const isShown = (element: Element): boolean =>
              element.checkVisibility({visibilityProperty: true, opacityProperty: true});
            const list = (selector: string): Element[] =>
              Array.from(document.querySelectorAll(selector));
            const wrong: string[] = [];
            if (list('h1').filter(isShown).length !== 1) wrong.push('shows no heading');
            if (
              ((document.querySelector('main') as HTMLElement | null)?.innerText.length ?? 0) < 80
            )
              wrong.push('shows no text');
            if (document.activeElement !== document.body && !location.pathname.endsWith('/search'))
              wrong.push('takes the focus');
            if (list('nav a[href]').filter(isShown).length < 5) wrong.push('shows no ways on');
            // Folded away, or one of several that radio buttons choose from: both work without
            // script.
            const isReachable = (element: Element): boolean =>
              element.closest('details:not([open]), :has(> input[type=radio])') !== null;
            for (const part of list('main pre, main table, main [role=tabpanel], main img')) {
              if (!isShown(part) && !isReachable(part))
                wrong.push(`hides ${part.outerHTML.slice(0, 80)}`);
            }
            for (const button of list('main button[type=button]')) {
              if (isShown(button))
                wrong.push(`shows a button that does nothing: ${button.outerHTML.slice(0, 80)}`);
            }
            return wrong;
          });
          return overflow > 0 ? [...faults, `scrolls sideways by ${overflow} px`] : faults;
        },
      );
      expect(problems).toEqual([]);
    },
  );
});
