import {describe, expect, it} from 'vitest';
import {createFolder} from '../site-checks/site/createBuiltSite';
import {checkPageSizes} from './checkPageSizes';
import {runPageSteps} from './runPageSteps';

/** Runs the check over pages of so many bytes. */
function check(sizes: Readonly<Record<string, number>>): void {
  const pages = Object.entries(sizes).map(([file, bytes]) => [file, 'x'.repeat(bytes)]);
  runPageSteps(
    {
      outDir: createFolder(Object.fromEntries(pages) as Record<string, string>),
      baseUrl: '/docs/',
      routesPaths: [],
    },
    {readers: [checkPageSizes()]},
  );
}

describe('the size of reference pages', () => {
  it('may be a megabyte, and that of other pages more', () => {
    expect(() =>
      check({'api/small/index.html': 1_000_000, 'content/faq/index.html': 1_000_001}),
    ).not.toThrow();
  });

  it('stops the build with the page that is larger, and says what to do', () => {
    expect(() => check({'api/small/index.html': 10, 'api/large/list/index.html': 1_000_001}))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: reference pages, 1 too large:
      - api-specs/large.yaml: the page /api/large/list is too large, got 1000001 bytes of HTML. Expected: at most 1000000. Fix: shorten the examples of what it shows.]
    `);
  });
});
