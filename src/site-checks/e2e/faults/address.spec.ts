import {expect} from '@playwright/test';
import type {FaultId} from './catalogue';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {DOCUMENT, expectToNavigate, getHeading} from '../support/parts';
import {collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {toIds, visitEach} from '../support/visitEach';

// Each goes through several addresses.
test.describe.configure({timeout: 120_000});

test.describe('an address whose hash', () => {
  const hashes = [
    ['F13h-missing', 'names nothing on the page', '#there-is-no-such-place'],
    ['F13h-markup', 'holds markup', '#<img src=x onerror="window.hacked=1">'],
    ['F13h-percent', 'ends in a percent sign', '#%'],
    ['F13h-utf8', 'holds half a character', '#%E0%A4%A'],
    ['F13h-nul', 'holds a null character', '#%00'],
    ['F13h-selector', 'is no selector', '#1.2[x]'],
    ['F13h-proto', 'is a name of the language', '#__proto__'],
    ['F13h-long', 'is 5,000 characters long', `#${'x'.repeat(5_000)}`],
  ] as const;

  test(
    'is missing, broken, hostile or long shows the page, which hydrates and navigates',
    fault(...toIds(hashes)),
    ({page}) =>
      visitEach(page, hashes, async ([, , hash]) => {
        await openHydrated(page, DOCUMENT + hash);
        await expect(getHeading(page)).toBeVisible();
        // The same, for a page that is there already.
        await page.evaluate(() => (location.hash += '%'));
        await expectToNavigate(page);
      }),
  );
});

test.describe('an address whose query', () => {
  const MARKUP = encodeURIComponent('"><img src=x onerror="window.hacked=1">');

  const addresses = [
    ['F13-lang', 'asks for samples in no language', `api/vehicle?lang=${MARKUP}`],
    ['F13-try', 'opens the sandbox on nothing', `api/vehicle?try=${MARKUP}&case=__proto__`],
    [
      'F13-try-values',
      'brings garbage into the sandbox',
      `api/vehicle?try=recognizeVehicle&case=constructor&path.region=${MARKUP}&part.maxreads=${'9'.repeat(500)}&header.x=%E0%A4%A`,
    ],
    [
      'F13-doubled',
      'names everything twice',
      'api/vehicle?lang=python&lang=curl&try=recognizeVehicle&try=x',
    ],
    ['F13-array', 'is written as an array', 'search?q[]=hook&q[a]=b'],
    ['F13-bare', 'is a bare mark', 'content/faq?&&=&%='],
    ['F13-tracking', 'is that of an advertisement', 'content/faq?utm_source=x&gclid=y&fbclid=z#'],
  ] as const;

  test(
    'is empty, hostile or made for another page shows the page, which hydrates and navigates',
    fault(...toIds(addresses)),
    ({page}) =>
      visitEach(page, addresses, async ([, , address]) => {
        await openHydrated(page, address);
        await expect(getHeading(page)).toBeVisible();
        if (address.includes('try=recognizeVehicle')) {
          await expect(page.getByRole('dialog', {name: 'Workbench'})).toBeVisible();
          await page.keyboard.press('Escape');
        }
        await expectToNavigate(page);
      }),
  );

  test(
    'is 20,000 characters long is searched for what it begins with',
    fault('F13q-long'),
    async ({page, baseURL}) => {
      const problems = collectProblems(page);
      // Hosts reject such an address, but a page can get one without a host.
      await page.route('**/docs/search?q=*', async (route) =>
        route.fulfill({response: await route.fetch({url: new URL('search', baseURL).href})}),
      );
      await page.goto(`search?q=${'hook+'.repeat(4_000)}`);
      await expect(page.locator('main ol a').first()).toBeVisible();
      await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
      expect(problems).toEqual([]);
    },
  );
});

test.describe('an address whose path', () => {
  const paths: readonly (readonly [FaultId, string, string, string, string?])[] = [
    ['F14-percent', 'holds half a character', 'content/%E0%A4%A', 'Page Not Found'],
    ['F14-slashes', 'holds two slashes', 'content//faq', 'Frequently asked questions'],
    ['F14-upper', 'is in capitals', 'CONTENT/FAQ', 'Page Not Found', 'Frequently asked questions'],
    ['F14-nul', 'holds a null character', 'content/faq%00', 'Page Not Found'],
    ['F14-up', 'leads up and out', 'content/..%2f..%2fpackage.json', 'Page Not Found'],
    [
      'F14-markup',
      'holds markup',
      'content/%3Cimg%20src=x%20onerror=alert(1)%3E',
      'Page Not Found',
    ],
    ['F14-long', 'is 4,000 characters long', `content/${'x'.repeat(4_000)}`, 'Page Not Found'],
    ['F14-unicode', 'is in another script', 'content/Ελληνικά/日本語', 'Page Not Found'],
    ['F14-slash', 'ends in a slash', 'content/faq/', 'Frequently asked questions'],
    [
      'F14-plain-index',
      'ends in /index.html, host redirects',
      'content/faq/index.html',
      'Frequently asked questions',
    ],
    ['F14-encoded', 'is encoded without need', 'content/%66%61%71', 'Frequently asked questions'],
  ];

  test(
    'is broken, hostile or written in another way shows the page or "Page Not Found", which hydrates and navigates',
    fault(...toIds(paths)),
    ({page}) =>
      visitEach(page, paths, async ([, , path, title, hydratedTitle = title], problems) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(title === 'Page Not Found' ? 404 : 200);
        await expect(getHeading(page)).toHaveText(title);
        await page.keyboard.press('Shift');
        await waitForHydration(page);
        await expect(getHeading(page)).toHaveText(hydratedTitle);
        await expectToNavigate(page);
        // React logs that it shows another page than the host sent.
        if (hydratedTitle !== title) problems.length = 0;
      }),
  );
});
