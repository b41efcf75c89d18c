import {expect} from '@playwright/test';
import {fault} from './support/fault';
import {FIXTURES_URL} from './support/fixtures';
import {openHydrated} from './support/hydration';
import {collectProblems, collectWarnings} from './support/problems';
import {test} from './support/saving';

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

for (const [id, name, breakStorage] of [
  ['F02', 'is blocked', denyStorage],
  ['F03', 'is full', fillStorage],
] as const) {
  test.describe(`when the browser's storage ${name}`, () => {
    test('everything works and nothing crashes', fault(id), async ({page}) => {
      await page.addInitScript(breakStorage);
      const problems = collectProblems(page, () => false);
      await openHydrated(page, 'content/downloadable-products/agent-docs/intro');
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toHaveCount(0);
      const version = page.locator('.navbar').getByRole('button', {name: '2024-11'});
      await version.hover();
      await page.locator('.navbar .dropdown__menu').getByRole('link', {name: '2024-11'}).click();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'}).click();
      await expect(
        page.getByRole('heading', {level: 1, name: 'Frequently asked questions'}),
      ).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('tabs and colors can be changed', fault(`${id}-choices`), async ({page}) => {
      await page.addInitScript(breakStorage);
      const problems = collectProblems(page, () => false);
      await openHydrated(page, new URL('fixtures/parts', FIXTURES_URL).href);
      await page.getByRole('tab', {name: 'Python'}).click();
      await expect(page.getByText('The panel of Python.')).toBeVisible();
      await page.getByRole('button', {name: /dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      expect(problems).toEqual([]);
    });

    test('it is logged, once', fault(`${id}-log`), async ({page}) => {
      await page.addInitScript(breakStorage);
      const warnings = collectWarnings(page);
      await openHydrated(page, 'content/faq');
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await expect.poll(() => warnings.filter((text) => /storage/i.test(text)).length).toBe(1);
    });
  });
}
