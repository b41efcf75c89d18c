import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {NODES} from '../support/fixtures';
import {openHydrated, waitForHydration} from '../support/hydration';
import {getPanel} from '../support/panel';
import {watchPayloads} from '../support/probe';
import {onEachHost, pick, test, toName, type Batch} from './hosts';
import {sendAny} from './sendAny';
import {navigate, tell} from './tries';

/** An address with a payload as hash, and one in each of the parameters. */
function toAddress(path: string, batch: Batch, parameters: readonly string[]): string {
  const url = new URL(path, 'http://localhost');
  for (const [place, name] of parameters.entries()) url.searchParams.set(name, pick(batch, place));
  url.hash = pick(batch, 0);
  return path + url.search + url.hash;
}

/** Pages that show what they are asked for, with their headings. */
const PAGES = [
  ['search', 'Search'],
  ['content/references/countries', 'Countries'],
] as const;
const PARAMETERS = ['q', 'lang', 'group', 'page', 'docusaurus-theme', 'docusaurus-data-navbar'];
const listParameters = (text: string): string[] => [
  ...PARAMETERS,
  `docusaurus-data-${text.replace(/\W/g, '')}`,
];

/** Parameters of a link that opens a request in the sandbox. */
const LINK_PARAMETERS = [
  'lang',
  'case',
  'key',
  'method',
  'picture',
  'views',
  'body',
  'path.region',
  'query.a',
  'header.x-a',
  'part.customData',
  'part.maxreads',
];
const listLinkParameters = (text: string): string[] => [
  ...LINK_PARAMETERS,
  `part.${text}`,
  `header.${text}`,
];

onEachHost((toBatches) => {
  test(
    'queries and hashes stay text',
    fault('F13q-markup', 'F13h', 'F13d-switchable'),
    async ({page}) => {
      test.setTimeout(300_000);
      await page.route(NODES, (route) => route.abort());
      const expectHarmless = await watchPayloads(page);
      const html = page.locator('html');
      const batches = toBatches(PARAMETERS.length);
      for (const [index, batch] of batches.entries()) {
        const text = pick(batch, 0);
        // Each batch opens one page and is followed to the other; every second time it is the other
        // way round.
        for (const [visit, [path, heading]] of (index % 2 === 0
          ? PAGES
          : [...PAGES].reverse()
        ).entries()) {
          const address = toAddress(path, batch, listParameters(text));
          await (visit === 0 ? openHydrated(page, address) : navigate(page, `/docs/${address}`));
          await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
          await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
          await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/);
          await expect(html).not.toHaveAttribute('data-navbar');
          await expectHarmless(`${toName(batch)} at ${path}`);
        }
      }
      tell(batches.length * PAGES.length * (PARAMETERS.length + 2));
    },
  );

  test(
    'links into the sandbox and hashes stay text on a reference page',
    fault('F15-link'),
    async ({page}) => {
      test.setTimeout(300_000);
      const expectHarmless = await watchPayloads(page);
      const batches = toBatches(LINK_PARAMETERS.length);
      for (const batch of batches) {
        const parameters = listLinkParameters(pick(batch, 0));
        const url = toAddress('api/vehicle', batch, parameters);
        await page.goto(url.replace('?', '?try=recognizeVehicle&'));
        await waitForHydration(page);
        const panel = getPanel(page);
        await expect(panel.getByLabel('maxreads', {exact: true})).toHaveValue(
          pick(batch, parameters.indexOf('part.maxreads')),
        );
        await expectHarmless(`${toName(batch)} in a link`);
        await sendAny(panel);
        await expectHarmless(`${toName(batch)} sent`);
      }
      tell(batches.length * (LINK_PARAMETERS.length + 3));
    },
  );
});
