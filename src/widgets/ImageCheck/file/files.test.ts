import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {limits} from '../../../data/limits';
import {toAnalysedSize} from '../../../data/resizing';
import {createScene} from '../measures/test/scenes';
import {CanvasError} from './CanvasError';
import {checkFile, type Decode} from './checkFile';
import {readFormat, type Format} from './readFormat';
import {readOrientation} from './readOrientation';

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** A JPEG up to its size, with EXIF data before it. */
function createJpeg(width: number, height: number, exif = '', more = ''): string {
  const toWord = (value: number): string => String.fromCodePoint(value >> 8, value & 0xff);
  const app1 = exif === '' ? '' : `\u00ff\u00e1${toWord(exif.length + 8)}Exif\0\0${exif}`;
  return `\u00ff\u00d8${app1}${more}\u00ff\u00c0\0\u0011\u0008${toWord(height)}${toWord(width)}${'\0'.repeat(40)}`;
}

/** A PNG up to its size. */
function createPng(width: number, height: number): string {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return `\u0089PNG\r\n\u001a\n\0\0\0\rIHDR${head.toString('latin1')}\u0008\0\0\0\0${'\0'.repeat(16)}`;
}

/** A segment of a JPEG with as many bytes of data as it can have. */
const LONG_SEGMENT = `\u00ff\u00e2\u00ff\u00ff${'\0'.repeat(0xffff - 2)}`;

/** EXIF data with one field: the orientation, in the order of bytes of Intel or Motorola. */
const createExif = (orientation: number, isLittle: boolean): string =>
  isLittle
    ? `II*\0\u0008\0\0\0\u0001\0\u0012\u0001\u0003\0\u0001\0\0\0${String.fromCodePoint(orientation)}\0\0\0\0\0\0\0`
    : `MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCodePoint(orientation)}\0\0\0\0\0\0`;

describe('the format of a file', () => {
  it.each<[string, Format]>([
    [createJpeg(1, 1), 'JPEG'],
    ['\u0089PNG\r\n\u001a\n', 'PNG'],
    ['RIFF\u0010\0\0\0WEBPVP8 ', 'WebP'],
    ['GIF89a', 'GIF'],
    [`BM\u0046\0\0\0\0\0\0\0\u0036\0\0\0\u0028\0\0\0`, 'BMP'],
    ['BMW is the make of this car', 'unknown'],
    ['BM\u0010\0\0\0', 'unknown'],
    ['II*\0', 'TIFF'],
    ['MM\0+\0\u0008\0\0', 'TIFF'],
    ['%PDF-1.7', 'PDF'],
    ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['\0\0\0\u001cftypmif1\0\0\0\0mif1avifmiaf', 'AVIF'],
    ['\0\0\0\u0018ftypmif1\0\0\0\0mif1heic', 'HEIC'],
    ['\0\0\0\u0014ftypisom\0\0\0\0mp42', 'unknown'],
    ['\0\0\0\u000cJXL \r\n\u0087\n', 'JPEG XL'],
    ['\0\0\0\u000cjP  \r\n\u0087\n', 'JPEG 2000'],
    ['\u00ff\u004f\u00ff\u0051\0\u002f', 'JPEG 2000'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG'],
    ['<html>', 'unknown'],
    ['RIFF\u0010\0\0\0WAVE', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %s', (text, format) => {
    expect(readFormat(toBytes(text))).toBe(format);
  });

  it('is that of every sample image', () => {
    const bytes = readFileSync('src/sandbox/samples/pictures/plate-european.jpg');
    expect(readFormat(bytes)).toBe('JPEG');
  });
});

describe('the orientation of a file', () => {
  it('is what EXIF says, in both orders of bytes', () => {
    for (const isLittle of [true, false]) {
      for (const orientation of [1, 3, 6, 8]) {
        const jpeg = toBytes(createJpeg(40, 30, createExif(orientation, isLittle)));
        expect(readOrientation(jpeg)).toBe(orientation);
      }
    }
    const exif = createExif(6, false);
    const length = String.fromCodePoint(exif.length);
    const png = `\u0089PNG\r\n\u001a\n\0\0\0\0tEXt\0\0\0\0\0\0\0${length}eXIf${exif}\0\0\0\0`;
    expect(readOrientation(toBytes(png))).toBe(6);
  });

  it('is upright without EXIF, and where it is damaged', () => {
    expect(readOrientation(toBytes(createJpeg(40, 30)))).toBe(1);
    expect(readOrientation(toBytes(createJpeg(40, 30, createExif(9, true))))).toBe(1);
    const jpeg = createJpeg(40, 30, createExif(6, true));
    for (let length = 0; length < jpeg.length; length += 1)
      expect(readOrientation(toBytes(jpeg.slice(0, length)))).toBeGreaterThan(0);
    for (const wrong of [
      'II*\0\u00ff\u00ff\u00ff\u00ff\0\0\0\0\0\0',
      'II*\0\u0008\0\0\0\u00ff\u00ff\0\0\0\0',
    ])
      expect(readOrientation(toBytes(createJpeg(40, 30, wrong)))).toBe(1);
  });
});

describe('a file', () => {
  const decodeScene: Decode = async (_, {width, height}) =>
    Promise.resolve(createScene({seed: 1, width, height, leaves: 20}));
  const neverDecode: Decode = async () => Promise.reject(new Error('It was decoded.'));
  const check = (text: string, decode = neverDecode) =>
    checkFile(new Blob([toBytes(text)]), decode).then(({facts}) => facts);

  it('is measured upright, at the size that recognition sees', async () => {
    const facts = await check(createJpeg(400, 300, createExif(6, true)), decodeScene);
    expect(facts).toMatchObject({
      format: 'JPEG',
      orientation: 6,
      size: {width: 300, height: 400},
      seen: {width: 300, height: 400},
      divisor: 1,
    });
    expect(facts.problem).toBeUndefined();
    expect(facts.measures?.blur.kind).toBe('even');
  });

  it('has its size and its orientation after megabytes of metadata', async () => {
    const exif = createExif(6, false);
    const length = String.fromCodePoint(exif.length + 8);
    const metadata = `${LONG_SEGMENT.repeat(30)}\u00ff\u00e1\0${length}Exif\0\0${exif}`;
    const facts = await check(createJpeg(400, 300, '', metadata), decodeScene);
    expect(facts).toMatchObject({orientation: 6, size: {width: 300, height: 400}});
    expect(facts.problem).toBeUndefined();
  });

  it('has the divisor of the documented rule', async () => {
    const {divisor, seen, problem} = await check(createJpeg(4000, 3000));
    expect(divisor).toBeCloseTo(Math.sqrt(12_000_000 / (1920 * 1080)), 10);
    expect(seen).toEqual(toAnalysedSize(4000, 3000));
    expect(problem).toBe('pixel-data');
  });

  it.each([
    ['', 'empty'],
    ['GIF89a', 'format'],
    ['plain text', 'format'],
    ['\u00ff\u00d8\u00ff', 'head'],
    [createJpeg(0, 10), 'head'],
    [createPng(32_768, 1), 'side'],
    [createPng(1, 80_000), 'side'],
    // Never decoded: 60,000 × 60,000 pixels would take 14 GB.
    [createJpeg(60_000, 60_000), 'pixels'],
    [createJpeg(10, 10), 'pixel-data'],
  ])('of %j is not measured: %s', async (text, problem) => {
    expect(await check(text)).toMatchObject({problem, bytes: text.length});
  });

  it('is not called damaged when its size comes after what the API takes', async () => {
    const count = Math.ceil(limits.imageBytes.value / LONG_SEGMENT.length);
    const text = createJpeg(40, 30, '', LONG_SEGMENT.repeat(count));
    expect(await check(text)).toMatchObject({format: 'JPEG', problem: 'late-size'});
  });

  it('that was decoded and cannot be drawn says so', async () => {
    const decodeOnly: Decode = async () => Promise.reject(new CanvasError('No memory.'));
    expect((await check(createJpeg(40, 30), decodeOnly)).problem).toBe('canvas');
  });

  it('that cannot be read any more says so', async () => {
    const file = new Blob(['x']);
    file.slice = () => {
      throw new DOMException('The file was moved.', 'NotFoundError');
    };
    expect((await checkFile(file, neverDecode)).facts.problem).toBe('unreadable');
  });
});
