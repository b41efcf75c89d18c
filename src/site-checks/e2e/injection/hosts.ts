import {test as base} from '@playwright/test';
import {FIXTURES_DIR} from '../../fixtures/buildFixtureSite';
import {FIXTURES_URL} from '../support/fixtures';
import {servePlainly} from '../support/plainServer';

/** Tests that may ask for the site with the fixtures as a host serves it that knows none of our headers. */
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

/** Defines tests for the host that sends our headers, and again for one that does not. */
export function onEachHost(defineTests: () => void): void {
  test.describe('under the policy', () => {
    test.use({baseURL: FIXTURES_URL});
    defineTests();
  });
  test.describe('on a host without headers', () => {
    test.use({baseURL: ({plainUrl}, provide) => provide(plainUrl)});
    defineTests();
  });
}
