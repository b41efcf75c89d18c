import {createHash} from 'node:crypto';
import {chromium, type Browser, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readSamplePicture} from '../testing';
import {findSample, samples} from '.';
import type {Character, Quad, Sample} from './sample';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  page = await browser.newPage();
}, 60_000);

afterAll(() => browser.close());

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const toBox = ({topLeft, bottomRight}: Quad): Box => ({
  left: topLeft.x,
  top: topLeft.y,
  right: bottomRight.x,
  bottom: bottomRight.y,
});

const listCharacters = ({vehicles, codes}: Sample): readonly Character[] => [
  ...vehicles.flatMap(({plate, markings}) =>
    [plate, ...markings].flatMap(
      (one) => (one['plateChars'] as readonly Character[] | undefined) ?? [],
    ),
  ),
  ...codes.flatMap(({characters}) => characters),
];

const listQuads = (sample: Sample): readonly Quad[] => [
  ...sample.vehicles.flatMap(({bounds, plate, markings}) => [
    ...(bounds === undefined ? [] : [bounds.extendedPlateFrame, bounds.vehicleFrame]),
    ...(plate.plateROI === undefined ? [] : [plate.plateROI]),
    ...markings.map(({plateROI}) => plateROI),
  ]),
  ...listCharacters(sample).map(({charROI}) => charROI),
];

/**
 * How far, in pixels, each side of a box is from the ink of the character in it; Infinity where
 * ink crosses its top or bottom.
 */
async function measureGaps(picture: Uint8Array, boxes: readonly Box[]): Promise<readonly number[]> {
  const source = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
  // tsx and Vitest may wrap named functions in `__name`, which the page does not know.
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(
    async ([url, wanted]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const {data, width} = context.getImageData(0, 0, image.width, image.height);
      const lightness = (x: number, y: number): number => {
        const at = (y * width + x) * 4;
        return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1;
      };
      return wanted.map(({left, top, right, bottom}) => {
        // The rows just above and below a character show its background.
        const background: number[] = [];
        for (let x = left; x < right; x += 1)
          background.push(lightness(x, top - 3), lightness(x, bottom + 2));
        background.sort((a, b) => a - b);
        const ground = background[Math.floor(background.length / 2)] ?? 0;
        let strongest = 0;
        for (let y = top; y < bottom; y += 1) {
          for (let x = left; x < right; x += 1)
            strongest = Math.max(strongest, Math.abs(lightness(x, y) - ground));
        }
        const isInk = (x: number, y: number): boolean =>
          Math.abs(lightness(x, y) - ground) > strongest / 2;
        const ink = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
        for (let y = top - 3; y < bottom + 3; y += 1) {
          for (let x = left; x < right; x += 1) {
            if (isInk(x, y)) {
              ink.left = Math.min(ink.left, x);
              ink.right = Math.max(ink.right, x + 1);
              ink.top = Math.min(ink.top, y);
              ink.bottom = Math.max(ink.bottom, y + 1);
            }
          }
        }
        const gaps = [
          ink.left - left,
          right - ink.right,
          Math.abs(ink.top - top),
          Math.abs(bottom - ink.bottom),
        ];
        return strongest < 40 ? Infinity : Math.max(...gaps);
      });
    },
    [source, boxes] as const,
  );
}

describe.each(samples.map((sample) => [sample.name, sample] as const))(
  'the sample %s',
  (name, sample) => {
    it('is known by the content of its image, which is small enough to load', async () => {
      const picture = await readSamplePicture(name);
      const digest = createHash('sha256').update(picture).digest('hex');
      expect(findSample(digest.slice(0, 16))?.name).toBe(name);
      expect(picture.length).toBe(sample.bytes);
      expect(picture.length).toBeGreaterThan(30_000);
      expect(picture.length).toBeLessThan(120_000);
    });

    it('has every box inside the image', () => {
      const corners = listQuads(sample).flatMap(
        (quad) => Object.values(quad) as {x: number; y: number}[],
      );
      expect(
        corners.filter(({x, y}) => x < 0 || y < 0 || x > sample.width || y > sample.height),
      ).toEqual([]);
    });

    it('has the box of every character around its pixels', async () => {
      const boxes = listCharacters(sample).map(({charROI}) => toBox(charROI));
      const gaps = await measureGaps(await readSamplePicture(name), boxes);
      expect(gaps).toHaveLength(boxes.length);
      expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(2);
    });
  },
);

it('a box that is moved by five pixels does not fit any more', async () => {
  const boxes = listCharacters(samples[0] as Sample).map(({charROI}) => toBox(charROI));
  const moved = boxes.map(({left, top, right, bottom}) => ({
    left,
    top: top + 5,
    right,
    bottom: bottom + 5,
  }));
  const gaps = await measureGaps(await readSamplePicture('plate-european'), moved);
  expect(Math.min(...gaps)).toBeGreaterThan(2);
});
