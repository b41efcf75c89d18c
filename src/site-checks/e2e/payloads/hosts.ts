import {FIXTURES_DIR} from '../../../scripts/fixtureSite/buildFixtureSite';
import {payloads} from '../../fixtures/hostile/payloads';
import {FIXTURES_URL} from '../support/fixtures';
import {servePlainly} from '../support/plainServer';
import {readPolicy} from '../support/readPolicy';
import {test as base} from '../support/saving';
import {PAYLOADS} from './tries';

/**
 * Tests of the site with the fixtures on a host where the policy blocks nothing, so a payload acts
 * wherever it can. It only reports what the published site would block, such as a text that a
 * script writes as markup.
 */
export const test = base.extend<object, {readonly reportingUrl: string}>({
  reportingUrl: [
    async ({browserName: _any}, provide) => {
      const {url, server} = await servePlainly(FIXTURES_DIR, {
        'Content-Security-Policy-Report-Only': await readPolicy(FIXTURES_URL),
      });
      await provide(url);
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({reportingUrl}, provide) => provide(reportingUrl),
});

/** Payloads that act anywhere in a text that a page takes for markup. The last one hides what follows. */
const MARKUP = [
  ['script', 'end of a script', 'end of a title', 'picture', 'end of a comment'],
  [
    'picture in an attribute',
    'picture in a quoted attribute',
    'drawing',
    'element that opens',
    'element that takes the focus',
  ],
  ['frame', 'base', 'link', 'formula that is read twice'],
];

/** A text with its name. */
export type Try = readonly [name: string, text: string];

/** Every payload, as few texts. Each is tried in every place. */
export const TEXTS: readonly Try[] = [
  ...MARKUP.map((group): Try => [
    group.join(', '),
    group.map((name) => payloads[name] ?? '').join(' '),
  ]),
  ...PAYLOADS.filter(([name]) => !MARKUP.flat().includes(name)),
];
