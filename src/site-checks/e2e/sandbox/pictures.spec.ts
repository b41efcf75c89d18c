import {expect, type Page} from '@playwright/test';
import {getPanel, send} from '../support/panel';
import {test} from '../support/saving';

/** A JPEG that is red on the left of a line and blue on its right. */
async function createHalves(page: Page, edge: number): Promise<Buffer> {
  const address = await page.evaluate(async (line) => {
    const canvas = new OffscreenCanvas(3_000, 2_000);
    const context = canvas.getContext('2d')!;
    for (const [color, left] of [['#f00', 0] as const, ['#00f', line] as const]) {
      context.fillStyle = color;
      context.fillRect(left, 0, 3_000, 2_000);
    }
    const reader = new FileReader();
    reader.readAsDataURL(await canvas.convertToBlob({type: 'image/jpeg'}));
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return String(reader.result);
  }, edge);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Where a picture of two halves turns blue on the screen, in pixels. */
function findEdge(image: HTMLImageElement): number {
  const {naturalWidth: width, naturalHeight: height} = image;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, Math.floor(height / 2), width, 1);
  const column = Array.from({length: width}, (_, x) => data[4 * x + 2]! > data[4 * x]!);
  const {left, width: shown} = image.getBoundingClientRect();
  return left + (column.indexOf(true) / width) * shown;
}

test('boxes of the picture and lines of the response select each other', async ({page}) => {
  await page.goto('tools/workbench?try=recognizeVehicle&run=1');
  const panel = getPanel(page);
  const line = (text: RegExp | string) => panel.getByRole('treeitem', {name: text}).first();
  await expect(line('"plateROI"')).toHaveAttribute('aria-selected', 'false');
  const box = (name: RegExp) => panel.getByRole('button', {name});
  await box(/^ABC-123 · HUN, plate/).focus();
  await expect(box(/^ABC-123/)).toHaveAttribute('aria-pressed', 'true');
  await expect(line(/"topLeft" ?: \{"x": 544/)).toHaveAttribute('aria-selected', 'true');
  // A line selects the box of the part that it belongs to; the keys fold and move.
  await line('"make"').hover();
  await expect(line('"vehicleFrame"')).toHaveAttribute('aria-selected', 'true');
  await line('"plate"').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(line('"plate"')).toHaveAttribute('aria-expanded', 'false');
  await expect(line('"plateROI"')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(line('"mmr"')).toBeFocused();
  await expect(panel.getByRole('link', {name: 'In the reference'})).toHaveAttribute(
    'href',
    '/docs/api/vehicle#Vehicle-mmr',
  );
  await expect(panel.getByText('data.vehicles[0].mmr', {exact: true})).toBeVisible();
  await expect(box(/^Example Motors/)).toHaveAttribute('aria-pressed', 'true');

  // Labels cover no other, and stay in the picture.
  const labels = await panel
    .locator('svg text')
    .evaluateAll((texts) =>
      texts.map((text) => text.previousElementSibling?.getBoundingClientRect().toJSON() as DOMRect),
    );
  const picture = await panel.getByRole('img', {name: /./}).first().boundingBox();
  expect(labels.length).toBeGreaterThan(1);
  for (const [index, one] of labels.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(picture!.x - 1);
    expect(one.right).toBeLessThanOrEqual(picture!.x + picture!.width + 1);
    for (const other of labels.slice(index + 1)) {
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
    }
  }

  // Keys, buttons, wheel and drag.
  const pane = panel.getByRole('group', {name: 'Image with what was found in it'});
  const zoom = panel.getByRole('group', {name: 'Zoom'});
  const getPlace = async () => (await panel.getByRole('img', {name: /./}).first().boundingBox())!;
  const before = await getPlace();
  await pane.focus();
  await page.keyboard.press('+');
  await expect.poll(async () => (await getPlace()).width / before.width).toBeCloseTo(1.5, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await getPlace()).x).toBeLessThan(before.x);
  await pane.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await getPlace()).width / before.width).toBeGreaterThan(1.6);
  const {x, y, width, height} = (await pane.boundingBox())!;
  const zoomed = await getPlace();
  await page.mouse.move(x + width - 10, y + height - 10);
  await page.mouse.down();
  await page.mouse.move(x + width - 40, y + height - 30);
  await page.mouse.up();
  await expect.poll(async () => (await getPlace()).x).not.toBe(zoomed.x);
  await zoom.getByRole('button', {name: 'Fit'}).click();
  await expect.poll(async () => (await getPlace()).width).toBeCloseTo(before.width, 0);
  await expect(zoom.getByRole('button', {name: 'Fit'})).toBeFocused();

  // The region of interest, by keyboard and mouse; what lies outside is not searched.
  await panel.getByRole('button', {name: 'Draw a region'}).click();
  const corner = (name: string) =>
    panel.getByRole('slider', {name: `${name} corner of the region`});
  const expectAt = (name: string, left: number, top: number) =>
    expect(corner(name)).toHaveAttribute(
      'aria-valuetext',
      `${left} from the left, ${top} from the top`,
    );
  await corner('First').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expectAt('First', 266, 143);
  await expect(panel.getByText('266,143;1023,144;1023,575;256,575')).toBeVisible();
  await expect(await send(panel)).toHaveText(/^200/);
  await expect(line('"plate"')).toBeVisible();
  const drag = async (name: string, right: number, down: number) => {
    const grip = (await corner(name).boundingBox())!;
    const [left, top] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + right, top + down, {steps: 4});
    await page.mouse.up();
  };
  // Above the plate; beyond the picture and the other corners, it stops.
  await drag('Third', 0, -140);
  await drag('Fourth', -2_000, -140);
  await drag('Second', 0, 2_000);
  await expect(corner('Fourth')).toHaveAttribute('aria-valuenow', '0');
  await expect(await send(panel)).toHaveText(/^200/);
  await expect(line(/"vehicles" ?: \[\]/)).toBeVisible();
  await panel.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(corner('First')).toHaveCount(0);

  // An older version of the structure: once chosen, what it lacks and what it has besides is marked.
  const version = panel.getByRole('combobox', {name: 'x-api-version'});
  await version.click();
  await panel.getByRole('option', {name: 'Version 1.0'}).click();
  await expect(line('removed: "separatedText"')).toHaveText(/new in version 1\.3/);
  await expect(line('added: "submodel"')).toHaveText(/removed in version 1\.2/);
  await expect(panel.getByText('Version 1.0 of the structure, compared with 1.4.1:')).toBeVisible();
});

test('a result of the reader is compared with the contract and shown with its picture', async ({
  page,
}) => {
  await page.goto('tools/workbench?try=recognizeVehicle');
  const requests: string[] = [];
  await page.getByRole('button', {name: 'Open a result'}).click();
  const dialog = page.getByRole('dialog', {name: 'A result of your own'});
  await dialog.getByLabel(/^Paste a response/).fill('{"data":\n [}');
  await dialog.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^It is no JSON: line 2, column 3\./);
  const frame = {x: 600, y: 300};
  const corners = {topLeft: frame, topRight: frame, bottomLeft: frame, bottomRight: frame};
  const plate = {found: true, unicodeText: 'MY-1', confidence: 'high', plateROI: corners};
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /MY-1|gate/.test(request.url())) requests.push(request.url());
  });
  await dialog.locator('input[type=file]').setInputFiles([
    {
      name: 'response.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({version: '1.4.1', data: {vehicles: [{plate}]}})),
    },
    {name: 'gate.png', mimeType: 'image/png', buffer: await page.screenshot()},
  ]);
  const place = dialog.getByRole('button', {name: 'data.vehicles[0].plate.confidence'});
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Found: "high"\. Expected: an integer from 0 to 100\.$/,
  ]);
  await expect(dialog.getByRole('img', {name: 'Image 1 of the result.'})).toBeVisible();
  await expect(dialog.getByRole('button', {name: /^MY-1/})).toBeVisible();
  // A worker read and checked them, so 20 MB do not block the page.
  expect(page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringMatching(/result-worker/),
  );
  await place.click();
  await expect(dialog.getByRole('treeitem', {name: '"confidence"'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.getByText('Its result is simulated.')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open a result'})).toBeFocused();
});

test('a picture of the reader gets a simulated response and stays out of the link; several views are repeated parts, each with its own result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('tools/workbench?try=readCargoCode');
  const panel = getPanel(page);
  await expect(panel.getByLabel('Response to simulate')).toBeVisible();
  const buffer = await createHalves(page, 1_600);
  await panel
    .getByLabel(/image of your own/)
    .setInputFiles({name: 'my-gate.jpg', mimeType: 'image/jpeg', buffer});
  await expect(await send(panel)).toContainText('simulated');
  const shown = panel.getByRole('img', {name: 'The image that you have chosen.'});
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(2_048);
  await expect(panel.getByText('Its result is simulated.').first()).toBeVisible();
  // A worker recognized it, and one made a smaller copy, so no picture is too large for the page.
  const workers = page.workers().map((worker) => worker.url());
  expect(workers.sort()).toEqual([
    expect.stringMatching(/recognition-worker/),
    expect.stringMatching(/scale-worker/),
  ]);
  // Closer up, what the pane shows is sharp and at its place.
  const pane = panel.getByRole('group', {name: 'Image with what was found in it'});
  await pane.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  const detail = pane.locator('img[alt=""]');
  await expect(detail).toHaveCount(1);
  const {x, width} = (await shown.boundingBox())!;
  const edge = x + (width * 1_600) / 3_000;
  expect(Math.abs((await shown.evaluate(findEdge)) - edge)).toBeLessThan(3);
  await expect
    .poll(() => detail.evaluate((image: HTMLImageElement) => image.naturalWidth - image.width))
    .toBe(0);
  expect(Math.abs((await detail.evaluate(findEdge)) - edge)).toBeLessThan(1.5);
  await panel.getByRole('button', {name: 'Copy link'}).click();
  await expect(panel.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('try=readCargoCode');
  expect(link).not.toContain('my-gate');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('my-gate');

  await panel.getByRole('radio', {name: 'Container with ISO 6346 code'}).check();
  const views = panel.getByRole('group', {name: 'More views of the same object'});
  await views.getByRole('checkbox').first().check();
  await expect(await send(panel)).not.toContainText('simulated');
  await expect(panel.getByRole('tabpanel')).toContainText('imageResults');
  const strip = panel.getByRole('group', {name: 'Images of the request'});
  await expect(strip.getByRole('button')).toHaveCount(2);
  await strip.getByRole('button', {name: '2 of 2'}).click();
  await expect(strip.getByRole('button', {name: '2 of 2'})).toHaveAttribute('aria-pressed', 'true');
});
