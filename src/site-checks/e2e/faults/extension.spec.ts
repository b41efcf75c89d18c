import {expect, type Page} from '@playwright/test';
import type {FaultId} from './catalogue';
import {fault} from '../support/fault';
import {openHydrated, waitForHydration} from '../support/hydration';
import {getDoor, getPanel} from '../support/panel';
import {DOCUMENT, expectToNavigate, getHeading} from '../support/parts';
import {collectCrashes} from '../support/problems';
import {test} from '../support/saving';
import {getDialog} from '../support/search';
import {toIds, visitEach} from '../support/visitEach';

/** Wraps every text as translators of browsers do: the nodes that React knows stand deeper then. */
function translate(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('script, style, textarea, font, [translate=no]') !== null
    )
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  }
}

/** React corrects what it did not expect. That is no crash, and it stays in the console. */
const expectNoCrash = async (page: Page, crashes: readonly string[]): Promise<void> => {
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  expect(crashes).toEqual([]);
};

test.describe('a page that a browser translates', () => {
  test('before it is hydrated, hydrates and navigates', fault('F33-translate'), async ({page}) => {
    const crashes = collectCrashes(page);
    await page.goto(DOCUMENT);
    await page.evaluate(translate);
    // Code stays what runs, also when it is copied.
    await expect(page.locator('pre font')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await expectToNavigate(page);
    await expectNoCrash(page, crashes);
  });

  test(
    'while it is hydrated, searches, filters, copies and navigates',
    fault('F33-translate-hydrated'),
    async ({page}) => {
      const crashes = collectCrashes(page);
      await openHydrated(page, 'content/references/countries');
      const field = page.getByLabel('Find a place by its name or code');
      const status = page.getByRole('status').filter({hasText: 'match'});
      await field.fill('hung');
      await expect(status).toContainText('1 of');
      await page.evaluate(translate);
      await field.fill('');
      await expect(page.getByRole('table').first().getByRole('rowheader')).not.toHaveCount(1);
      await page.evaluate(translate);
      await field.fill('aust');
      await expect(status).toContainText('2 of');
      await page.evaluate(translate);
      await field.fill('zzz');
      await expect(status).toContainText('0 of');
      await page.keyboard.press('Control+k');
      const dialog = getDialog(page);
      await dialog.getByRole('searchbox').fill('hook');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await page.evaluate(translate);
      await dialog.getByRole('searchbox').fill('zzzzqqqq');
      await expect(dialog.getByText('No results for')).toBeVisible();
      await page.evaluate(translate);
      await page.keyboard.press('Escape');
      await expectToNavigate(page);
      await expectNoCrash(page, crashes);
    },
  );

  test('shows the responses of the sandbox', fault('F33-translate-sandbox'), async ({page}) => {
    const crashes = collectCrashes(page);
    await openHydrated(page, 'api/vehicle');
    await page.evaluate(translate);
    await getDoor(page, 'recognizeVehicle').getByRole('button').first().click();
    const panel = getPanel(page);
    const send = panel.locator('button[type=submit]');
    await expect(send).toBeVisible();
    for (const [name, status] of [
      ['ok', '200'],
      ['invalidService', '400'],
      ['throttled', '429'],
    ] as const) {
      await page.evaluate(translate);
      await panel.locator('select').first().selectOption(name);
      await page.evaluate(translate);
      await send.click();
      await expect(panel.getByRole('status').filter({hasText: / ms/})).toContainText(status);
    }
    await expectNoCrash(page, crashes);
  });
});

const intrusions: readonly (readonly [FaultId, string, () => void])[] = [
  [
    'F34-attributes',
    'marks html, body and fields',
    () => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.documentElement.classList.add('dark-reader');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document
        .querySelectorAll('input, textarea, a, button')
        .forEach((element) => element.setAttribute('data-ext', '1'));
    },
  ],
  [
    'F34-elements',
    'puts elements into the body',
    () => {
      document.body.prepend(document.createElement('grammarly-mirror'));
      document.body.append(document.createElement('grammarly-desktop-integration'));
      document.documentElement.append(document.createElement('div'));
    },
  ],
  [
    'F34-inside',
    'puts elements into the page itself',
    () => {
      document.querySelector('#__docusaurus')?.prepend(document.createElement('div'));
      document.querySelector('article')?.append(document.createElement('aside'));
      document.querySelector('.navbar')?.append(document.createElement('button'));
    },
  ],
  [
    'F34-removed',
    'takes elements away that look like advertisements',
    () => {
      document.querySelector('.theme-announcement-bar')?.remove();
      document.querySelector('.footer')?.remove();
      document.querySelector('.table-of-contents')?.remove();
    },
  ],
  [
    'F34-links',
    'turns texts into links and marks',
    () => {
      document.querySelectorAll('article p').forEach(({firstChild: first}) => {
        if (!(first instanceof Text)) return;
        const mark = document.createElement('mark');
        mark.append(first.data.slice(0, 5));
        first.replaceWith(mark, first.data.slice(5));
      });
    },
  ],
  [
    'F34-comments',
    'takes comments and white space away, as minifying hosts do',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      const comments: Comment[] = [];
      while (walker.nextNode() !== null) comments.push(walker.currentNode as Comment);
      for (const comment of comments) comment.remove();
      document.body.normalize();
    },
  ],
  [
    'F34-styles',
    'writes styles into elements',
    () => {
      document
        .querySelectorAll<HTMLElement>('body, nav, article, h1, p, pre')
        .forEach(({style}) => style.setProperty('color', 'rgb(200, 200, 200)'));
    },
  ],
];

test.describe('an extension that', () => {
  test(
    'changes the page before it is hydrated lets it hydrate and navigate',
    fault(...toIds(intrusions)),
    ({page}) =>
      visitEach(
        page,
        intrusions,
        async ([, , intrude], crashes) => {
          await page.goto(DOCUMENT);
          await page.evaluate(intrude);
          await page.keyboard.press('Shift');
          await waitForHydration(page);
          await expect(getHeading(page)).toBeVisible();
          await expectToNavigate(page);
          await expectNoCrash(page, crashes);
        },
        collectCrashes,
      ),
  );

  test(
    'takes parts of the page away that script shows and hides, leaves it working',
    fault('F34-gone'),
    async ({page}) => {
      const crashes = collectCrashes(page);
      await openHydrated(page, 'content/references/countries');
      const field = page.getByLabel('Find a place by its name or code');
      await field.fill('hung');
      await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveText(['Hungary']);
      await page.evaluate(() => {
        document.querySelector('.theme-announcement-bar')?.remove();
        document.querySelector('main table')?.remove();
      });
      await field.fill('zzz');
      await expect(page.getByRole('status').filter({hasText: 'match'})).toContainText('0 of');
      await expectToNavigate(page);
      await expectNoCrash(page, crashes);
    },
  );

  test(
    'forbids inline scripts leaves a page that reads and navigates',
    fault('F34-inline'),
    async ({page}) => {
      await page.route(`**/${DOCUMENT}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: {...response.headers(), 'content-security-policy': "script-src 'self'"},
        });
      });
      await page.goto(DOCUMENT);
      await page.keyboard.press('Shift');
      await expect(getHeading(page)).toBeVisible();
      await expectToNavigate(page);
    },
  );
});
