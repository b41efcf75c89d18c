import {expect, type Page} from '@playwright/test';
import type {FaultId} from '../faults/catalogue';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {watchPayloads} from '../support/probe';
import {test} from './hosts';
import {navigate, PAYLOADS, squeeze, tell} from './tries';

const names = PAYLOADS.map(([name]) => name);

/**
 * Pages with the payloads in their sources, and those that Markdown reads in its own way and shows
 * otherwise.
 */
const HOSTILE_PAGES: readonly {
  readonly path: string;
  readonly id: FaultId;
  readonly tried?: readonly string[];
  readonly altered?: readonly string[];
}[] = [
  {path: 'contract', id: 'F15'},
  {path: 'document', id: 'F15-document'},
  {
    path: 'js-hostile',
    id: 'F15-library',
    altered: [
      'link',
      'Markdown link',
      'address with a line break',
      'template of JavaScript',
      'end of a comment in MDX',
      'name of a prototype',
    ],
  },
  {
    path: 'js-hostile/functions/hostile',
    id: 'F15-library',
    altered: ['link', 'end of a comment in MDX'],
  },
  {path: 'js-hostile/interfaces/HostileThing', id: 'F15-library'},
  {path: 'js-hostile/classes/HostileError', id: 'F15-library', tried: ['picture']},
];

/** What a page holds, as text and in its fields. */
const readTexts = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .evaluate(
      (main) =>
        main.textContent +
        Array.from(
          main.querySelectorAll<HTMLInputElement>('input, textarea, option'),
          ({value}) => value,
        ).join(' '),
    );

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  );

for (const {path, id, tried = names, altered = []} of HOSTILE_PAGES) {
  test(
    `texts of the page hostile/${path} stay text, from the build and made by the browser`,
    fault(id),
    async ({page}) => {
      const expectHarmless = await watchPayloads(page);
      const check = async (subject: string): Promise<void> => {
        await expect(page.locator('h1')).toBeVisible();
        await unfold(page);
        await expectHarmless(subject);
        const shown = squeeze(await readTexts(page));
        expect(
          PAYLOADS.filter(([, text]) => !shown.includes(squeeze(text))).map(([name]) => name),
          subject,
        ).toEqual(names.filter((name) => !tried.includes(name) || altered.includes(name)));
      };
      await openHydrated(page, `hostile/${path}`);
      await check('from the build');
      await openHydrated(page, 'content/faq');
      await navigate(page, `/docs/hostile/${path}`);
      await expect(page.locator('h1')).not.toHaveText('Frequently asked questions');
      await check('made by the browser');
      tell(2 * tried.length);
    },
  );
}
