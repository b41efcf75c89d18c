import {readFileSync} from 'node:fs';
import {brotliCompressSync, crc32, deflateSync} from 'node:zlib';
import {expect, type Page, type Response} from '@playwright/test';
import {pictureAccuracy} from '../../data/pictureAccuracy';
import type {GrayImage} from '../../widgets/ImageCheck/measures/GrayImage';
import {defocus, move, record} from '../../widgets/ImageCheck/measures/test/faults';
import {createScene} from '../../widgets/ImageCheck/measures/test/scenes';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

const PAGE = 'tools/image-check';

/** Bytes after brotli that the check loads beyond what its page names. */
const SCRIPT_BUDGET = 40_000;

/** A PNG of gray levels, as its specification describes it. */
function toPng({width, height, data}: GrayImage): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < data.length; at += 1) rows[at + Math.floor(at / width) + 1] = data[at] ?? 0;

  const toChunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(rows, {level: 1})),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

const toFile = (name: string, image: GrayImage) => ({
  name,
  mimeType: 'image/png',
  buffer: toPng(image),
});

const createSharp = (scene: GrayImage) => toFile('sharp.png', record(scene, 2, 1));

// Within the tests that need them: every worker, and the runner before all, load this file.
function createFiles(scene: GrayImage) {
  // Divided by 1.5 before recognition, so that a Gaussian of 3 pixels becomes one of 2.
  const large = createScene({seed: 202, width: 2880, height: 1620, leaves: 1_500});
  return [
    createSharp(scene),
    toFile('moved.png', record(move(scene, 9, 0.5), 2, 1)),
    toFile('large.png', record(defocus(large, 3), 1, 1)),
    {
      name: 'phone.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    },
    {name: 'cut.png', mimeType: 'image/png', buffer: toPng(scene).subarray(0, 20_000)},
    {name: '=empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0)},
  ];
}

/** A JPEG as the browser compresses it. */
async function compress(page: Page, name: string, image: GrayImage, quality: number) {
  const text = await page.evaluate(
    async ([png, wanted]) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const jpeg = await canvas.convertToBlob({type: 'image/jpeg', quality: wanted});
      const codes = Array.from(new Uint8Array(await jpeg.arrayBuffer()));
      return btoa(codes.map((code) => String.fromCodePoint(code)).join(''));
    },
    [toPng(image).toString('base64'), quality] as const,
  );
  return {name, mimeType: 'image/jpeg', buffer: Buffer.from(text, 'base64')};
}

/** EXIF data with one field: stored turned, so that it is shown a quarter turn clockwise. */
const TURNED =
  '\u00ff\u00e1\0\u0022Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0';

const turn = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(TURNED, 'latin1'), jpeg.subarray(2)]);

/** 1.3 MB of data of an application, after fill bytes: no browser needs them. */
const METADATA = Buffer.concat(
  Array.from({length: 20}, () =>
    Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]),
  ),
);

const addMetadata = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), METADATA, jpeg.subarray(2)]);

test.describe('the image check', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('says what is checked, and has no control that needs script', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText('Checking images needs JavaScript')).toBeVisible();
      await expect(page.getByRole('button', {name: 'Check a sample image'})).toBeHidden();
      await expect(page.getByText('at most 1.5 px')).toBeVisible();
      await expect(page.getByText('It does not recognize plates or codes')).toBeVisible();
    });
  });

  test('measures many images, marks one by keyboard, and sends nothing', async ({page}) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const html = (await (await page.goto(PAGE))?.text()) ?? '';
    const {origin} = new URL(page.url());
    page.on('request', (request) => {
      const {protocol} = new URL(request.url());
      const isOwn = request.url().startsWith(origin) || protocol === 'blob:';
      if (!isOwn || request.method() !== 'GET') foreign.push(request.url());
    });

    const scene = createScene({seed: 201});
    const moved = await compress(page, 'moved.jpg', record(move(scene, 9, 0.5), 2, 1), 0.5);
    const files = [
      ...createFiles(scene),
      moved,
      {...moved, name: 'turned.jpg', buffer: turn(moved.buffer)},
      await compress(page, 'soft.jpg', record(defocus(scene, 2), 2, 1), 0.5),
    ];
    await page.getByLabel('Choose images').setInputFiles(files);
    await page.getByRole('button', {name: 'Cancel'}).focus();
    await expect(page.getByText('9 of 9 images checked')).toBeVisible();
    // The button that had the focus is gone.
    await expect(page.getByRole('button', {name: 'Clear the list'})).toBeFocused();
    const getRow = (name: string) => page.getByRole('row', {name: new RegExp(`^${name}`)});
    await expect(getRow('sharp.png')).toContainText('OK');
    await expect(getRow('moved.png')).toContainText('Outside');
    await expect(getRow('phone.jpg')).toContainText('Rejected');
    // Whether the API decodes what this browser cannot is open.
    await expect(getRow('cut.png')).toContainText('Not sure');
    await expect(getRow('=empty.jpg')).toContainText('Rejected');

    const readPixels = async (name: string, column: number): Promise<number> =>
      Number.parseFloat(await getRow(name).getByRole('cell').nth(column).innerText());
    // Columns after the name: verdict, bytes, width, height, divisor, blur, motion.
    expect(await readPixels('large.png', 4)).toBe(1.5);
    expect(Math.abs((await readPixels('large.png', 5)) - 2)).toBeLessThanOrEqual(0.3);
    expect(Math.abs((await readPixels('moved.png', 6)) - 9)).toBeLessThanOrEqual(1);
    const more = pictureAccuracy.compression.limit;
    expect(Math.abs((await readPixels('soft.jpg', 5)) - 2)).toBeLessThanOrEqual(0.2 + more);
    expect(Math.abs((await readPixels('moved.jpg', 6)) - 9)).toBeLessThanOrEqual(1 + more);

    const sort = page.getByRole('button', {name: 'Motion', exact: true});
    await sort.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').nth(1)).toContainText('moved.png');
    const waitForDownload = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Download CSV'}).click();
    const csv = readFileSync(await (await waitForDownload).path(), 'utf8');
    expect(csv.split('\r\n').length).toBe(files.length + 2);
    expect(csv).toContain("\r\n'=empty.jpg,");
    const [head = '', ...lines] = csv.split('\r\n').map((line) => line.split(','));
    const readCsv = (name: string, column: string): number =>
      Number(lines.find(([file]) => file === name)?.[head.indexOf(column)]);
    expect([readCsv('turned.jpg', 'width_px'), readCsv('turned.jpg', 'height_px')]).toEqual([
      scene.height,
      scene.width,
    ]);
    // 0.5 radians, and a quarter turn.
    for (const [name, angle] of [
      ['moved.jpg', 29],
      ['turned.jpg', 119],
    ] as const)
      expect(Math.abs(readCsv(name, 'motion_angle_degrees') - angle)).toBeLessThanOrEqual(6);
    expect(Math.abs(readCsv('turned.jpg', 'motion_px') - 9)).toBeLessThanOrEqual(1 + more);

    await page.getByRole('button', {name: 'sharp.png'}).click();
    await expect(page.getByRole('heading', {name: 'sharp.png'})).toBeFocused();
    await page.getByRole('button', {name: 'Mark with four corners'}).click();
    const picture = page.getByRole('group', {name: 'Your image'});
    const box = (await picture.boundingBox()) ?? {width: 0, height: 0};
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.5],
      [0.25, 0.5],
    ] as const)
      await picture.click({position: {x: x * box.width, y: y * box.height}});
    const marked = page.getByLabel('Values of what is marked');
    // A quarter of 320 px.
    await expect(marked).toContainText(/(?:79|80|81)\.\d\spx/);
    // Buttons keep the focus, whatever they do.
    await page.getByRole('button', {name: 'Remove the mark'}).click();
    await expect(page.getByRole('button', {name: 'Mark with four corners'})).toBeFocused();
    await page.getByRole('button', {name: 'Put a mark in the middle'}).click();
    await expect(page.getByRole('button', {name: 'Put a mark in the middle'})).toBeFocused();
    const corner = page.getByRole('slider', {name: 'First corner'});
    await corner.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
    // 38 px of the new mark, and half of 30 px, as only one of its sides is longer.
    await expect(marked).toContainText('53.0 px');
    await expect(marked).toContainText('Contrast between characters and background');
    await page
      .getByLabel('What is marked', {exact: true})
      .selectOption('A European plate (520 × 110 mm)');
    await expect(marked).toContainText('Horizontal angle, estimated');
    const link = page.getByRole('link', {name: 'Open the request in the workbench'});
    expect(await link.getAttribute('href')).toContain('part.roi=');
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);

    const later = scripts.filter((script) => !html.includes(script.url().split('/').at(-1) ?? ''));
    const bodies = await Promise.all(later.map((script) => script.body()));
    const size = bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
    console.log(`the image check loads ${size} bytes of script`);
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
    await page.getByRole('button', {name: 'Clear the list'}).click();
    await expect(page.getByText('The list is empty.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Clear the list'})).toBeFocused();
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    const kept = await page.evaluate(() => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
    ]);
    expect(kept.filter((key) => !key.startsWith('docusaurus.announcement'))).toEqual([]);
  });

  test('takes files that were chosen before script runs, also where workers are blocked', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.goto(PAGE);
    await page.getByLabel('Choose images').setInputFiles(createSharp(createScene({seed: 201})));
    await expect(page.getByText('1 of 1 image checked: 1 as recommended.')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('measures what follows an image that no canvas takes, and a JPEG with much metadata', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const sharp = record(createScene({seed: 201}), 2, 1);
    const wide = {width: 70_000, height: 2, data: new Float32Array(140_000).fill(99)};
    const jpeg = await compress(page, 'metadata.jpg', sharp, 0.95);
    await page
      .getByLabel('Choose images')
      .setInputFiles([
        toFile('wide.png', wide),
        toFile('sharp.png', sharp),
        {...jpeg, buffer: addMetadata(jpeg.buffer)},
      ]);
    await expect(page.getByText('3 of 3 images checked')).toBeVisible();
    const getRow = (name: string) => page.getByRole('row', {name: new RegExp(`^${name}`)});
    await expect(getRow('wide.png')).toContainText('Not sure');
    await expect(getRow('sharp.png')).toContainText('OK');
    await expect(getRow('metadata.jpg')).toContainText('OK');
    await page.getByRole('button', {name: 'wide.png'}).click();
    await expect(page.getByText('Recognition sees a side of more than')).toBeVisible();
  });
});
