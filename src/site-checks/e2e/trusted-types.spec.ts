import {expect, type Page} from '@playwright/test';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated, waitForHydration} from './support/hydration';
import {interceptLater} from './support/interceptLater';
import {openPanel, send} from './support/panel';
import {test} from './support/saving';
import {getDialog, getField} from './support/search';
import {collectViolations} from './support/violations';

const navigate = async (page: Page, name: string, heading: string): Promise<void> => {
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
};

/** Opens the search, looks for a text, and leaves by a key. */
async function searchByKey(page: Page, text: string, key: string): Promise<void> {
  await page.keyboard.press('/');
  await getField(page).fill(text);
  await expect(getDialog(page).getByRole('status')).toHaveText(/result/i);
  await page.keyboard.press(key);
  await expect(getDialog(page)).toHaveCount(0);
}

test(
  'text cannot become markup or script, whatever asks',
  fault('F15-policy'),
  async ({page, request}) => {
    const policy = (await request.get('')).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ");
    await openHydrated(page, '');
    const attempts = await page.evaluate(() => {
      const acts: readonly (() => unknown)[] = [
        () => (document.body.innerHTML = '<b>x</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        () => document.write('<b>x</b>'),
        () => (document.createElement('script').src = 'x.js'),
        () => (document.createElement('script').text = 'x()'),
        () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        () => new Worker('x.js'),
        () => document.createRange().createContextualFragment('<b>x</b>'),
        () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {createHTML: String}),
        () => Reflect.get(window, 'trustedTypes').createPolicy('default', {createHTML: String}),
        // A second maker under a known name.
        () =>
          Reflect.get(window, 'trustedTypes').createPolicy('portal-loader', {createHTML: String}),
      ];
      return acts.map((act) => {
        try {
          act();
          return `done: ${act}`;
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(new Set(attempts)).toEqual(new Set(['TypeError']));
    expect(Object.values(trustedTypesPolicies)).toContain('portal-loader');
  },
);

test('navigation, search, progress bar and sandbox need nothing that the policy forbids', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = await interceptLater(page, '**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, 'content/references/countries');
  await navigate(page, 'FAQ', 'Frequently asked questions');
  hold();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Getting Started'})
    .click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.goBack();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Frequently asked questions');

  // The first search is kept, so that the second shows one of the past.
  await searchByKey(page, 'hook', 'Enter');
  await expect(heading).not.toHaveText('Frequently asked questions');
  await searchByKey(page, 'zzzzqqqq', 'Escape');

  await openHydrated(page, 'api/vehicle');
  await expect(await send(await openPanel(page, 'recognizeVehicle'))).toHaveText(/^200 OK/);
  expect(violations).toEqual([]);
});

test('a page that crashes and is rendered again by the browser needs nothing that the policy forbids', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  await page.goto(new URL('fixtures/crash-outside', FIXTURES_URL).href);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Break the page'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.locator('.theme-announcement-bar').getByRole('link')).toBeVisible();
  await expect(page.locator('.footer__copyright')).toBeVisible();
  // React reports the error that the page threw; what else is found here is a violation.
  expect(violations.filter((text) => !text.includes('The page broke.'))).toEqual([]);
});
