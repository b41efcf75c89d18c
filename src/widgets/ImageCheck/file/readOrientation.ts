import {listJpegSegments} from '../../../sandbox/recognition/imageFormat';

/** EXIF orientation: 1 is upright, 5 to 8 exchange width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Tag of the orientation, and the type of its value: a 16-bit number. */
const [ORIENTATION_TAG, SHORT] = [0x0112, 3];

/** The orientation in a block of EXIF data, which is a small TIFF file. */
function readTiff(view: DataView): Orientation {
  if (view.byteLength < 14) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > view.byteLength) return 1;
  const count = view.getUint16(start, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + 12 * index;
    if (at + 12 > view.byteLength) return 1;
    const isWanted =
      view.getUint16(at, isLittle) === ORIENTATION_TAG &&
      view.getUint16(at + 2, isLittle) === SHORT;
    if (!isWanted) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

const toView = (bytes: Uint8Array, start: number, end: number): DataView =>
  new DataView(
    bytes.buffer,
    bytes.byteOffset + start,
    Math.max(0, Math.min(end, bytes.length) - start),
  );

const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text, (character) => character.codePointAt(0)).every(
    (code, index) => bytes[at + index] === code,
  );

/** EXIF data of a JPEG: the first APP1 segment that says so, before the pixels. */
function findInJpeg(bytes: Uint8Array): DataView | undefined {
  for (const {marker, start, end} of listJpegSegments(bytes))
    if (marker === 0xe1 && hasText(bytes, start, 'Exif\0\0')) return toView(bytes, start + 6, end);
  return undefined;
}

/** EXIF data of a PNG: the chunk `eXIf`. */
function findInPng(bytes: Uint8Array): DataView | undefined {
  let at = 8;
  while (at + 12 < bytes.length) {
    const length = toView(bytes, at, at + 4).getUint32(0);
    if (hasText(bytes, at + 4, 'eXIf')) return toView(bytes, at + 8, at + 8 + length);
    if (hasText(bytes, at + 4, 'IDAT')) return undefined;
    at += 12 + length;
  }
  return undefined;
}

/** How a JPEG or PNG is to be turned; upright if it does not say so. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const exif = bytes[0] === 0xff ? findInJpeg(bytes) : findInPng(bytes);
  return exif === undefined ? 1 : readTiff(exif);
}
