import {writeFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {openHydrated} from '../support/hydration';
import {openPanel} from '../support/panel';
import {DOCUMENT, expectToNavigate, getFaqLink, getHeading} from '../support/parts';
import {collectCrashes, collectProblems} from '../support/problems';
import {test} from '../support/saving';
import {getDialog, getField, getHits} from '../support/search';

test.describe('quick readers', () => {
  test(
    'who click twenty links and go back five times see the page they asked for last',
    fault('F22'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      await page.evaluate(() => {
        const links = Array.from(
          document.querySelectorAll<HTMLAnchorElement>(
            '.theme-doc-sidebar-menu a[href^="/docs/content"]',
          ),
        );
        for (let click = 0; click < 20; click += 1) links[click % links.length]?.click();
        for (let back = 0; back < 5; back += 1) history.back();
      });
      await expectToNavigate(page);
      expect(problems).toEqual([]);
    },
  );

  test(
    'who double-click a link get one page, and one step back',
    fault('F22-double'),
    async ({page}) => {
      await openHydrated(page, DOCUMENT);
      const before = await page.evaluate(() => history.length);
      await getFaqLink(page).dblclick();
      await expect(getHeading(page)).toHaveText('Frequently asked questions');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    },
  );

  test(
    'who reload a page and go back and forward see each page that the address names',
    fault('F22-reload'),
    async ({page}) => {
      await openHydrated(page, DOCUMENT);
      const title = (await getHeading(page).textContent()) ?? '';
      await expectToNavigate(page);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${DOCUMENT}$`));
      await expect(getHeading(page)).toHaveText(title);
      await page.reload();
      await page.goForward();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(getHeading(page)).toHaveText('Frequently asked questions');
    },
  );

  test(
    'who press the keys of the search many times end with one search or none',
    fault('F22-keys'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, DOCUMENT);
      for (let press = 0; press < 7; press += 1) await page.keyboard.press('Control+k');
      await expect(getDialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toHaveCount(0);
      expect(problems).toEqual([]);
    },
  );

  test(
    'who press Send many times get one response to the last',
    fault('F22-send'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'api/vehicle');
      await page.getByRole('button', {name: 'Try it'}).first().click();
      const send = page.getByRole('button', {name: 'Send'});
      for (let press = 0; press < 5; press += 1) await send.click();
      await expect(page.getByRole('status').filter({hasText: / ms/})).toHaveCount(1);
      expect(problems).toEqual([]);
    },
  );
});

test.describe('what is written', () => {
  test(
    'with an input method chooses its words with Enter, and opens no hit',
    fault('F45-composition'),
    async ({page, context}) => {
      await openHydrated(page, DOCUMENT);
      await page.keyboard.press('Control+k');
      const field = getField(page);
      await field.fill('hook ');
      await expect(getHits(page).first()).toBeVisible();
      const client = await context.newCDPSession(page);
      await client.send('Input.imeSetComposition', {
        text: 'image',
        selectionStart: 5,
        selectionEnd: 5,
      });
      // With its hits, the first of which a plain Enter would open.
      await expect(getHits(page).first()).toContainText(/image/i);
      await expect(getDialog(page).locator('[aria-selected=true]')).toBeVisible();
      await field.evaluate((input) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            keyCode: 229,
            isComposing: true,
            bubbles: true,
            cancelable: true,
          } as KeyboardEventInit),
        ),
      );
      await client.send('Input.insertText', {text: 'image'});
      await expect(field).toHaveValue('hook image');
      await expect(getDialog(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${DOCUMENT}$`));
    },
  );

  test(
    'in any script, of many parts, as an expression or over several lines is searched and filtered for as a text',
    fault('F12-rtl', 'F12-emoji', 'F12-expression', 'F12-lines'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'content/references/countries');
      const status = page.getByRole('status').filter({hasText: 'match'});
      for (const text of [
        'שלום عربي \u202Egnimoc\u2066 \u200F',
        '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301\u0301\u0301',
        String.raw`(((a+)+)+$ .* [^ \ %_' OR 1=1 --`,
        'hook\r\nimage\u2028size\u0000\u0007',
      ]) {
        await page.getByLabel('Find a place by its name or code').fill(text);
        await expect(status).toContainText('of');
        await page.keyboard.press('Control+k');
        await getField(page).fill(text);
        await expect(getDialog(page).getByRole('status')).toHaveText(/result/i);
        await getField(page).fill('');
        await page.keyboard.press('Escape');
        await expect(getDialog(page)).toHaveCount(0);
      }
      expect(problems).toEqual([]);
    },
  );

  test(
    '10,000 times into every field of the sandbox leads to a message that says what is expected',
    fault('F12-sandbox'),
    async ({page}) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'api/storage');
      const panel = await openPanel(page, 'createHook');
      for (const field of await panel.getByRole('textbox').all())
        if (await field.isVisible()) await field.fill('{"'.repeat(5_000));
      await panel.getByRole('button', {name: 'Send'}).click();
      await expect(panel.getByRole('status').filter({hasText: / ms|Not sent/})).toBeVisible();
      expect(problems).toEqual([]);
    },
  );
});

test.describe('a file', () => {
  test(
    'that is dropped beside its field does not take the place of the page',
    fault('F46-drop'),
    async ({page}) => {
      await openHydrated(page, 'api/vehicle');
      await page.getByRole('button', {name: 'Try it'}).first().click();
      await expect(page.getByRole('button', {name: 'Send'})).toBeVisible();
      const isOpened = await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'picture.png', {type: 'image/png'}));
        const give = (type: string): boolean =>
          document
            .querySelector('dialog')
            ?.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true})) ??
          true;
        return [give('dragover'), give('drop')];
      });
      expect(isOpened).toEqual([false, false]);
    },
  );

  test(
    'that is empty, too large, no picture or of a strange name is responded to as the API does, and so is a PNG',
    fault('F47-empty', 'F47-large', 'F47-text', 'F47-false', 'F47-name'),
    async ({page}, testInfo) => {
      const problems = collectProblems(page);
      await openHydrated(page, 'api/vehicle');
      const panel = await openPanel(page, 'recognizeVehicle');
      const status = panel.getByRole('status').filter({hasText: / ms/});
      // 7 MB, chosen by its path: as a buffer, it would travel to the browser as text.
      const writeLarge = (name: string): string => {
        const file = testInfo.outputPath(name);
        writeFileSync(file, Buffer.alloc(7 * 1_024 * 1_024, 1));
        return file;
      };
      const create = (name: string, mimeType: string, content: string | Buffer) => ({
        name,
        mimeType,
        buffer: Buffer.from(content),
      });
      for (const [file, expected] of [
        [create('empty.jpg', 'image/jpeg', ''), /^400/],
        [writeLarge('large.jpg'), /^413/],
        [create('notes.txt', 'text/plain', 'Dear diary'), /^400/],
        // A picture by name only; the status changes in between.
        [writeLarge('large.png'), /^413/],
        [create('x.png', 'image/png', '<svg onload="window.hacked=1"/>'), /^400/],
        [create('screen.png', 'image/png', await page.screenshot()), /^200/],
        [writeLarge('large.gif'), /^413/],
        [create('"><img src=x>\u202Egpj.exe', 'image/png', 'x'), /^400/],
      ] as const) {
        await panel.getByLabel(/image of your own/).setInputFiles(file);
        // Said before it is sent, and true.
        const warning = panel.getByText(/The response will be a \d+\./);
        if (expected.source === '^200') await expect(warning).toHaveCount(0);
        else await expect(warning).toContainText(expected.source.slice(1));
        await panel.getByRole('button', {name: 'Send'}).click();
        await expect(status).toHaveText(expected);
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      }
      expect(problems).toEqual([]);
    },
  );
});

test.describe('the clipboard denied', () => {
  for (const [id, name, path, button] of [
    ['F24-address', 'beside an address', 'api/vehicle', 'Copy address'],
    ['F24-heading', 'beside code', DOCUMENT, 'Copy code'],
  ] as const) {
    test(`${name} is reported, and nothing breaks`, fault(id), async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(
        () =>
          (navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('denied', 'NotAllowedError'))),
      );
      await openHydrated(page, path);
      await page.getByRole('button', {name: button}).first().click();
      await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  test('in the sandbox shows what could not be copied', fault('F24-sandbox'), async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await openHydrated(page, 'api/vehicle');
    const panel = await openPanel(page, 'recognizeVehicle');
    await panel.getByRole('button', {name: 'Copy link'}).click();
    await expect(panel.getByLabel('Copy by hand')).toHaveValue(/workbench\?try=recognizeVehicle/);
  });
});

test.describe('storage that changes while the page is open', () => {
  for (const [id, name, change] of [
    [
      'F04-denied-later',
      'and is denied',
      () => {
        Storage.prototype.getItem =
          Storage.prototype.setItem =
          Storage.prototype.removeItem =
            () => {
              throw new DOMException('denied', 'SecurityError');
            };
      },
    ],
    [
      'F04-cleared',
      'and is cleared by another tab',
      () => {
        localStorage.clear();
        dispatchEvent(new StorageEvent('storage', {key: null, storageArea: localStorage}));
      },
    ],
    [
      'F04-written',
      'and is filled with garbage by another tab',
      () => {
        for (const key of [
          'theme',
          'docusaurus.tab.lang',
          'docusaurus.announcement.dismiss',
          'docs-preferred-version-content',
          'portal.api.expanded',
        ]) {
          localStorage.setItem(key, '"><img src=x>\u0000__proto__');
          dispatchEvent(
            new StorageEvent('storage', {
              key,
              newValue: '"><img src=x>',
              storageArea: localStorage,
            }),
          );
        }
      },
    ],
  ] as const) {
    test(`${name} leaves the page working`, fault(id), async ({page}) => {
      const crashes = collectCrashes(page);
      await openHydrated(page, DOCUMENT);
      await page.evaluate(change);
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await getField(page).fill('hook');
      await expect(getHits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expectToNavigate(page);
      expect(crashes).toEqual([]);
    });
  }

  test('and held garbage before is not believed', fault('F04-all'), async ({page}) => {
    const problems = collectProblems(page);
    await page.addInitScript(() => {
      for (const key of [
        'theme',
        'docusaurus.tab.lang',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'docs-preferred-version-content',
        'portal.api.expanded',
      ])
        localStorage.setItem(key, '"><img src=x onerror="window.hacked=1">\u0000__proto__');
    });
    await openHydrated(page, 'api/vehicle');
    await expect(page.locator('#recognizeVehicle-sample-curl')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectToNavigate(page);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(problems).toEqual([]);
  });
});
