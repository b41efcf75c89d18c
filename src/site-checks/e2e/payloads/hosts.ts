import {test as base} from '@playwright/test';
import {FIXTURES_DIR} from '../../../scripts/fixtureSite/buildFixtureSite';
import {payloads} from '../../fixtures/hostile/payloads';
import {FIXTURES_URL} from '../support/fixtures';
import {servePlainly} from '../support/plainServer';
import {PAYLOADS} from './tries';

/**
 * Tests that may ask for the site with the fixtures as a host serves it that knows none of our
 * headers.
 */
export const test = base.extend<object, {readonly plainUrl: string}>({
  plainUrl: [
    async ({browserName: _any}, provide) => {
      const {url, server} = await servePlainly(FIXTURES_DIR);
      await provide(url);
      server.close();
    },
    {scope: 'worker'},
  ],
});

/** Payloads that are tried together, in as many places as there are. */
export type Batch = typeof PAYLOADS;
/** Splits the payloads into batches for so many places. */
export type ToBatches = (places: number) => readonly Batch[];

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

/** Batches of one text each, so that it is tried in every place. */
export const inEachPlace: ToBatches = () => {
  const joined = MARKUP.map((group) => [
    group.join(', '),
    group.map((name) => payloads[name] ?? '').join(' '),
  ]) as Batch[number][];
  const alone = PAYLOADS.filter(([name]) => !MARKUP.flat().includes(name));
  return [...joined, ...alone].map((one) => [one]);
};
const together: ToBatches = (places) =>
  Array.from({length: Math.ceil(PAYLOADS.length / places)}, (_, index) =>
    PAYLOADS.slice(index * places, (index + 1) * places),
  );

/**
 * Defines tests for the host that sends our headers, and again for one that does not. Without
 * headers nothing is blocked, so each payload is tried in every place. The policy adds that it
 * reports what writes to a sink, whichever the text: each payload is tried in one place.
 */
export function onEachHost(defineTests: (toBatches: ToBatches) => void): void {
  test.describe('under the policy', () => {
    test.use({baseURL: FIXTURES_URL});
    defineTests(together);
  });
  test.describe('on a host without headers', () => {
    test.use({baseURL: ({plainUrl}, provide) => provide(plainUrl)});
    defineTests(inEachPlace);
  });
}

/** The payload for one of the places. */
export const pick = (batch: Batch, place: number): string => batch[place % batch.length]?.[1] ?? '';
/** Names of the payloads, for messages. */
export const toName = (batch: Batch): string => batch.map(([name]) => name).join(', ');
