import {readFileSync} from 'node:fs';
import {chromium, type Browser, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {samples} from '../../sandbox/samples';
import {listDrawings} from './drawings';
import {renderScenes, type Rendering} from './render';
import {PICTURE_HEIGHT, PICTURE_WIDTH} from './scenery';
import {toSample} from './toSample';

const OUT = 'src/sandbox/samples';
const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

let renderings: readonly Rendering[];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  renderings = await renderScenes(EXECUTABLE);
  browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
}, 60_000);

afterAll(() => browser.close());

const getRendering = (name: string): Rendering => {
  const found = renderings.find((rendering) => rendering.name === name);
  if (found === undefined) throw new Error(`sample \`${name}\`: has no scene.`);

  return found;
};

/** Every value of a JSON document, by its path. */
const flatten = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => flatten(item, `${path}/${key}`))
    : [[path, value]];

/** Corners may differ by a pixel, since another version of Chromium may round another way. */
const isClose = (path: string, a: unknown, b: unknown): boolean =>
  /\/[xy]$/.test(path) ? Math.abs(Number(a) - Number(b)) <= 1 : a === b;

function compareRecords(frozen: object, generated: object): readonly string[] {
  const expected = new Map(flatten(JSON.parse(JSON.stringify(generated))));
  const actual = new Map(flatten(frozen));
  return [...new Set([...expected.keys(), ...actual.keys()])].filter(
    (path) => !isClose(path, expected.get(path), actual.get(path)),
  );
}

const toUrl = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/** The largest difference of two pictures in any 16 x 16 tile: 0 to 255. */
async function comparePictures(first: Buffer, second: Buffer): Promise<number> {
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(
    async (urls) => {
      const canvas = document.createElement('canvas');
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const [{width, height}] = images as [HTMLImageElement];
      const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
      [canvas.width, canvas.height] = [columns, rows];
      const context = canvas.getContext('2d', {willReadFrequently: true});
      if (context === null) throw new Error('no canvas');

      const [a, b] = images.map((image) => {
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, columns, rows);
        return context.getImageData(0, 0, columns, rows).data;
      }) as [Uint8ClampedArray, Uint8ClampedArray];
      return a.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b[at] ?? 0))), 0);
    },
    [toUrl(first), toUrl(second)],
  );
}

describe.each(samples.map(({name}) => name))('the committed sample %s', (name) => {
  it('is the picture that the generator renders', async () => {
    const frozen = readFileSync(`${OUT}/pictures/${name}.jpg`);
    expect(await comparePictures(frozen, getRendering(name).jpeg)).toBeLessThanOrEqual(8);
  });

  it('has the thumbnail that the generator renders', async () => {
    const frozen = readFileSync(`${OUT}/thumbnails/${name}.jpg`);
    expect(await comparePictures(frozen, getRendering(name).thumbnail)).toBeLessThanOrEqual(8);
  });

  it('has the response that the generator records', () => {
    const frozen = JSON.parse(readFileSync(`${OUT}/responses/${name}.json`, 'utf8')) as {
      readonly sha256: string;
      readonly bytes: number;
    };
    const generated = {
      ...toSample(getRendering(name), frozen.sha256, PICTURE_WIDTH, PICTURE_HEIGHT),
      bytes: frozen.bytes,
    };
    expect(compareRecords(frozen, generated)).toEqual([]);
  });
});

it('renders no sample that the sandbox does not list', () => {
  expect(renderings.map(({name}) => name).sort()).toEqual(samples.map(({name}) => name).sort());
});

it.each(listDrawings())('commits the drawing $name as the generator gives it', ({name, svg}) => {
  expect(readFileSync(`${OUT}/drawings/${name}.svg`, 'utf8')).toBe(svg);
});

it('sees a picture that differs in one place', async () => {
  expect(
    await comparePictures(
      getRendering('container-iso').jpeg,
      getRendering('container-check-digit').jpeg,
    ),
  ).toBeGreaterThan(8);
});

it('sees a box that is two pixels off', () => {
  const corner = {charROI: {topLeft: {x: 10, y: 10}}};
  expect(compareRecords(corner, {charROI: {topLeft: {x: 10, y: 12}}})).toEqual([
    '/charROI/topLeft/y',
  ]);
});
