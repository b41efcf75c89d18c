import {expect} from '@playwright/test';
import {fault} from '../support/fault';
import {getOverflow} from '../support/parts';
import {openHydrated} from '../support/hydration';
import {choose, getDoor, getPanel, getSummary, openPanel} from '../support/panel';
import {test} from '../support/saving';

test('has controls that suit the fields, and says at a field what the API would say', async ({
  page,
}) => {
  await page.goto('tools/workbench?try=recognizeVehicle');
  const panel = getPanel(page);
  const reads = panel.getByLabel('maxreads', {exact: true});
  await panel.getByRole('button', {name: 'Increase maxreads'}).click();
  await expect(reads).toHaveValue('2');
  await reads.fill('99');
  await expect(reads).toHaveAttribute('aria-invalid', 'true');
  await expect(reads).toHaveAccessibleDescription(
    /Invalid maxreads: expected an integer from 1 to 5/,
  );
  await reads.fill('2');
  await expect(reads).toHaveAttribute('aria-invalid', 'false');
  const service = panel.getByRole('group', {name: 'service'});
  await expect(service.getByRole('checkbox')).toHaveCount(3);
  await service.getByRole('checkbox', {name: 'mmr'}).uncheck();
  await expect(service.getByRole('checkbox', {name: 'anpr'})).toBeChecked();
  await panel.getByRole('combobox', {name: 'location'}).fill('aus');
  await panel.getByRole('option', {name: /Austria/}).click();
  await expect(panel.getByRole('combobox', {name: 'location'})).toHaveValue('AUT');
  await panel.getByRole('checkbox', {name: 'x-disable-image-resizing'}).check();

  // Where the response is below the picture, Send brings it into sight.
  await page.setViewportSize({width: 1024, height: 768});
  // A screen reader hears of a status that was there before its text.
  const live = panel.locator('[role=tabpanel] ~ [role=status]');
  await live.evaluate((element) => Reflect.set(window, 'liveStatus', element));
  await expect(live).toHaveText('');
  // What a screen reader gets to know before and after a request, and of an error.
  const response = panel.getByRole('region', {name: 'Response', exact: true});
  await expect(response).toMatchAriaSnapshot(`
    - region "Response":
      - tablist "Response"
      - tabpanel "Response":
        - paragraph: /^Press Send/
      - status
  `);
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(getSummary(panel)).toHaveText(/^200/);
  expect(await live.evaluate((element) => Reflect.get(window, 'liveStatus') === element)).toBe(
    true,
  );
  await expect(getSummary(panel)).toBeInViewport();
  await expect(panel).toMatchAriaSnapshot(
    `
    - form "Workbench":
      - combobox "Operation"
      - button "Send"
      - region "Request"
      - region "Image"
      - region "Response"
      - button "Open a result"
      - button "State of the sandbox"
      - button "Copy link"
      - button "Start over"
  `,
  );
  await expect(panel.getByRole('region', {name: 'Request', exact: true})).toMatchAriaSnapshot(
    `
    - region "Request":
      - combobox "Response to simulate"
      - combobox "Test key"
      - group "Path":
        - combobox "region required"
      - group "Body":
        - group "service required":
          - checkbox "anpr" [checked]
          - checkbox "mmr"
          - checkbox "adr"
        - combobox "location"
        - button "Decrease maxreads"
        - textbox "maxreads"
        - button "Increase maxreads"
        - textbox "roi"
        - textbox "customData"
      - group "Headers":
        - checkbox "x-disable-image-resizing" [checked]
        - combobox "x-api-version"
  `,
  );
  await expect(panel.getByRole('region', {name: 'Image', exact: true})).toMatchAriaSnapshot(
    `
    - region "Image":
      - group "Image with what was found in it":
        - img /blue car/
        - button /ABC-123 · HUN, plate/
      - group "Zoom":
        - button "Zoom out" [disabled]
        - button "Zoom in"
      - paragraph:
        - button "Draw a region"
      - group "Image":
        - radio "European plate" [checked]
  `,
  );
  await expect(response).toMatchAriaSnapshot(
    `
    - region "Response":
      - tablist "Response":
        - tab "Response" [selected]
        - tab "Headers"
        - tab "Code"
      - tabpanel "Response":
        - button "Copy JSON"
        - tree "JSON":
          - treeitem [expanded]
      - status: /200 OK, \\d+ ms · billed/
      - region "Sent in this tab":
        - list:
          - listitem:
            - button /200 Recognize vehicles/
  `,
  );
  // Twice the size of text and controls is half the window, of the least width that counts too.
  for (const size of [
    {width: 720, height: 450},
    {width: 640, height: 400},
  ]) {
    await page.setViewportSize(size);
    for (const step of ['Response', 'Image', 'Request']) {
      await panel.getByRole('tab', {name: step, exact: true}).first().click();
      await expect(panel.getByRole('region', {name: step, exact: true})).toBeVisible();
      expect(await getOverflow(page), `${step}, ${size.width} px`).toBeLessThanOrEqual(0);
      await expect(panel.getByRole('button', {name: 'Send'})).toBeInViewport();
    }
  }
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  const [chosen, other] = [
    service.getByText('anpr', {exact: true}),
    service.getByText('mmr', {exact: true}),
  ];
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({forcedColors: 'none'});
  await page.setViewportSize({width: 1280, height: 800});

  await panel.getByLabel('Response to simulate').selectOption('invalidImage');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel.getByRole('button', {name: 'Fix it for me'})).toBeVisible();
  await expect(response).toMatchAriaSnapshot(`
    - region "Response":
      - tabpanel "Response":
        - region "What the error means":
          - paragraph:
            - code: invalidImage
          - term: Remedy
          - term: Billed
          - term: Retry
          - paragraph:
            - button "Fix it for me"
            - link "This error in the reference"
            - link "This error in the list of errors"
        - tree "JSON"
      - status: /^400 Bad Request/
      - region "Sent in this tab"
  `);

  await choose(panel, 'Register a hook');
  await panel.getByRole('textbox', {name: 'hookUrl'}).fill('ftp://a.example');
  await expect(panel.getByText(/^Invalid|must be|does not fit/i).first()).toBeVisible();
  await panel.getByLabel('Raw JSON').check();
  const body = panel.getByLabel('Body, JSON');
  await expect(body).toHaveValue(/"hookUrl": "ftp:\/\/a\.example"/);
  await body.fill('{');
  await expect(body).toHaveAccessibleDescription(/isn't valid JSON/);
});

test(
  'works with the keyboard alone, and leaves the page behind as it was',
  fault('F26-sandbox'),
  async ({page}) => {
    await openHydrated(page, 'api/descriptor');
    const open = getDoor(page, 'listProducts').getByRole('button', {name: 'Try it'});
    await open.focus();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    const panel = getPanel(page);
    const field = panel.getByRole('combobox', {name: 'Operation'});
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('listbox', {name: 'Operation'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Tab');
    const sendButton = panel.getByRole('button', {name: 'Send'});
    await expect(sendButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getSummary(panel)).toHaveText(/^200/);
    await expect(sendButton).toBeFocused();
    await panel.getByRole('tab', {name: 'Response'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('tab', {name: 'Headers'})).toBeFocused();
    await expect(panel.getByRole('tabpanel')).toContainText('x-sandbox-rule: ok');
    await page.keyboard.press('End');
    await expect(panel.getByRole('tabpanel')).toContainText('curl');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2_000);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  },
);

test('shows one step after the other on a narrow screen, and lives without storage and workers', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(/-worker\./, (route) => route.abort());
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, 'api/vehicle');
  const panel = await openPanel(page, 'recognizeVehicle');
  const regions = ['Request', 'Image', 'Response'].map((name) =>
    panel.getByRole('region', {name, exact: true}),
  );
  for (const [index, name] of ['Request', 'Image', 'Response'].entries()) {
    await panel.getByRole('tab', {name, exact: true}).first().click();
    for (const [other, region] of regions.entries())
      await expect(region).toBeVisible({visible: other === index});
    await expect(panel.getByRole('button', {name: 'Send'})).toBeInViewport();
  }
  await panel.getByRole('tab', {name: 'Request', exact: true}).click();
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(getSummary(panel)).toHaveText(/^200/);
  await expect(getSummary(panel)).toBeVisible();
  // A key in a field sends too, and hides the field.
  await panel.getByRole('tab', {name: 'Request', exact: true}).click();
  await panel.getByLabel('maxreads', {exact: true}).press('Enter');
  await expect(getSummary(panel)).toBeVisible();
  await expect(panel.getByRole('tab', {name: 'Response', exact: true}).first()).toBeFocused();
  await panel.getByRole('button', {name: 'Open a result'}).click();
  const dialog = page.getByRole('dialog', {name: 'A result of your own'});
  await dialog.getByLabel(/^Paste a response/).fill('{"data":{"vehicles":[]}}');
  await dialog.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(dialog.getByText(/^Response of a recognition: /)).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('says that trying needs JavaScript', fault('F01-sandbox'), async ({page}) => {
    await page.goto('api/vehicle');
    await expect(getDoor(page, 'recognizeVehicle').getByText(/needs JavaScript/)).toBeVisible();
    await page.goto('tools/workbench');
    await expect(page.getByText('The workbench needs JavaScript')).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Storage & Hook API'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Storage');
  });
});
