import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {createJpeg, toExifPart, toFrame} from '../../testing/createJpeg';
import {fuzz} from '../../testing/fuzz/fuzz';
import {checkFile} from './file/checkFile';
import {readOrientation} from './file/readOrientation';
import {measurePicture} from './measures/measurePicture';
import {measureMarked} from './measures/marked';
import {measureAngles} from './measures/quadrilateral';

/** Beginnings that the readers of heads follow, with anything behind them. */
const head = fc.constantFrom(
  [],
  [0xff, 0xd8, 0xff, 0xe1],
  [0xff, 0xd8, 0xff, 0xe1, 0, 40, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0],
  [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70],
);
const bytes = fc
  .tuple(head, fc.uint8Array({maxLength: 300}))
  .map(([start, rest]) => Uint8Array.from([...start, ...rest]));

const fill = fc.integer({min: 0, max: 4});
/** Tables and profiles that a camera writes before or after its EXIF data. */
const part = fc.record({
  marker: fc.constantFrom(0xdb, 0xe0, 0xe2, 0xfe),
  data: fc.uint8Array({maxLength: 40}),
  fill,
});

const side = fc.integer({min: 1, max: 40});
const image = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc
      .uint8Array({minLength: width * height, maxLength: width * height})
      .map((data) => ({width, height, data: Float32Array.from(data)})),
  );
const point = fc.record({x: fc.integer({min: -5, max: 45}), y: fc.integer({min: -5, max: 45})});
const quad = fc.record({topLeft: point, topRight: point, bottomLeft: point, bottomRight: point});

/** Every number in a value. */
const listNumbers = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listNumbers)
      : [];

describe('the image check', () => {
  fuzz('says of any bytes what they are, and never fails', {
    target: 'image check',
    usual: 300,
    share: 3,
    property: fc.asyncProperty(bytes, async (content) => {
      const decode = async () => Promise.reject(new Error('Damaged.'));
      const {facts} = await checkFile(new Blob([content]), decode);
      expect(facts.problem).toBeDefined();
      expect(facts.bytes).toBe(content.length);
    }),
  });

  fuzz('turns a JPEG as its EXIF data say, whatever precedes them', {
    target: 'image check',
    usual: 300,
    share: 3,
    property: fc.property(
      fc.array(part, {maxLength: 5}),
      fill,
      fc.integer({min: 1, max: 8}),
      (parts, before, orientation) => {
        const exif = `MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCodePoint(orientation)}\0\0\0\0\0\0`;
        const jpeg = createJpeg([...parts, {...toExifPart(exif), fill: before}, toFrame(4, 3)]);
        expect(readOrientation(jpeg)).toBe(orientation);
      },
    ),
  });

  fuzz('gives numbers for any pixels and any corners', {
    target: 'image check',
    usual: 300,
    share: 3,
    property: fc.property(image, quad, (pixels, mark) => {
      const results = [
        measurePicture(pixels),
        measureMarked(pixels, mark, 0.5, 3),
        measureAngles(mark, 4),
      ];
      expect(listNumbers(results).filter((value) => !Number.isFinite(value))).toEqual([]);
    }),
  });
});
