import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {createJpeg, toFrame} from '../../testing/createJpeg';
import {fuzz} from '../../testing/fuzz/fuzz';
import {getImageSize} from './imageFormat';

const side = fc.integer({min: 1, max: 0xffff});
const fill = fc.integer({min: 0, max: 4});
/** After a wrong length: without the byte of markers, or with markers that have no data. */
const stray = fc.oneof(
  fc.uint8Array({max: 0xfe, maxLength: 20}),
  fc.constantFrom(0x00, 0x01, 0xd0, 0xd7, 0xd8).map((marker) => Uint8Array.of(1, 0xff, marker)),
);
/** Tables, comments, and data of applications; fill bytes may precede any of them. */
const part = fc.record({
  marker: fc.constantFrom(0xc4, 0xdb, 0xdd, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe),
  data: fc.uint8Array({maxLength: 60}),
  fill,
  stray,
});

describe('the header of an image', () => {
  fuzz('gives the size of a JPEG, whatever precedes its markers', {
    target: 'image format',
    usual: 300,
    property: fc.property(
      fc.array(part, {maxLength: 8}),
      fc.record({width: side, height: side, fill}),
      (parts, {width, height, fill: before}) => {
        const frame = {...toFrame(width, height), fill: before};
        const jpeg = createJpeg([...parts, frame]);
        expect(getImageSize(jpeg)).toEqual({width, height});
      },
    ),
  });
});
