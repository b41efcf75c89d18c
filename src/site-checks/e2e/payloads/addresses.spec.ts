import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {getPanel} from '../support/panel';
import {watchPayloads} from '../support/probe';
import {test, TEXTS} from './hosts';
import {sendAny} from './sendAny';
import {navigate, tell} from './tries';

/** An address with a text as hash, and as each of the parameters. */
function toAddress(path: string, text: string, parameters: readonly string[]): string {
  const url = new URL(path, 'http://localhost');
  for (const name of parameters) url.searchParams.set(name, text);
  url.hash = text;
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

test(
  'queries and hashes stay text',
  fault('F13q-markup', 'F13h', 'F13d-switchable'),
  async ({page}) => {
    test.setTimeout(300_000);
    const expectHarmless = await watchPayloads(page);
    const html = page.locator('html');
    for (const [index, [name, text]] of TEXTS.entries()) {
      // Each text opens one page and is followed to the other; every second time it is the other
      // way round.
      for (const [visit, [path, heading]] of (index % 2 === 0
        ? PAGES
        : [...PAGES].reverse()
      ).entries()) {
        const address = toAddress(path, text, listParameters(text));
        await (visit === 0 ? openHydrated(page, address) : navigate(page, `/docs/${address}`));
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
        await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/);
        await expect(html).not.toHaveAttribute('data-navbar');
        await expectHarmless(`${name} at ${path}`);
      }
    }
    tell(TEXTS.length * PAGES.length * (PARAMETERS.length + 2));
  },
);

test(
  'links into the sandbox and hashes stay text on a reference page',
  fault('F15-link'),
  async ({page}) => {
    test.setTimeout(300_000);
    const expectHarmless = await watchPayloads(page);
    for (const [name, text] of TEXTS) {
      const url = toAddress('api/vehicle', text, listLinkParameters(text));
      await page.goto(url.replace('?', '?try=recognizeVehicle&'));
      await waitForHydration(page);
      const panel = getPanel(page);
      await expect(panel.getByLabel('maxreads', {exact: true})).toHaveValue(text);
      await expectHarmless(`${name} in a link`);
      await sendAny(panel);
      await expectHarmless(`${name} sent`);
    }
    tell(TEXTS.length * (LINK_PARAMETERS.length + 3));
  },
);
