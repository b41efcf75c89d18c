import {test as base} from '@playwright/test';
import {FIXTURES_DIR} from '../../../scripts/fixtureSite/buildFixtureSite';
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

const alone: ToBatches = () => PAYLOADS.map((payload) => [payload]);
const together: ToBatches = (places) =>
  Array.from({length: Math.ceil(PAYLOADS.length / places)}, (_, index) =>
    PAYLOADS.slice(index * places, (index + 1) * places),
  );

/**
 * Defines tests for the host that sends our headers, and again for one that does not. Without
 * headers nothing is blocked, so each payload is tried alone in every place. The policy adds that
 * it reports what writes to a sink, whichever the text: each payload is tried in one place.
 */
export function onEachHost(defineTests: (toBatches: ToBatches) => void): void {
  test.describe('under the policy', () => {
    test.use({baseURL: FIXTURES_URL});
    defineTests(together);
  });
  test.describe('on a host without headers', () => {
    test.use({baseURL: ({plainUrl}, provide) => provide(plainUrl)});
    defineTests(alone);
  });
}

/** The payload for one of the places. */
export const pick = (batch: Batch, place: number): string => batch[place % batch.length]?.[1] ?? '';
/** Names of the payloads, for messages. */
export const toName = (batch: Batch): string => batch.map(([name]) => name).join(', ');
