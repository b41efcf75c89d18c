/** What the head of an image file says. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** The signature of a PNG and the head of its first chunk, which holds the size: 13 bytes, `IHDR`. */
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** A start-of-frame marker: C0 to CF without C4, C8 and CC, which are tables and extensions. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** A marker of a JPEG, with where its data begin and end. */
interface JpegSegment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
}

const START_OF_SCAN = 0xda;

/** Markers without data: 00 is no marker, 01 and D0 to D8 have no length (ITU-T T.81, table B.1). */
const hasNoData = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Lists the segments of a JPEG before its pixels. The last one may end after the bytes. Where a
 * segment says a wrong length, the next marker is looked for, as decoders do.
 */
export function* listJpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const read = (at: number): number => bytes[at] ?? 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    // Any number of fill bytes may precede a marker (ITU-T T.81, B.1.1.2).
    while (read(at + 1) === 0xff) at += 1;
    const marker = read(at + 1);
    const start = at + 4;
    at += 2;
    if (hasNoData(marker)) continue;
    at += Math.max(2, (read(at) << 8) | read(at + 1));
    yield {marker, start, end: at};
    if (marker === START_OF_SCAN) return;
  }
}

/** The size in the first segment that holds one. */
function getJpegSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  for (const {marker, start} of listJpegSegments(bytes)) {
    if (isStartOfFrame(marker) && start + 5 <= bytes.length)
      return {height: view.getUint16(start + 1), width: view.getUint16(start + 3)};
  }
  return undefined;
}

/** Size of a JPEG or PNG; undefined for any other bytes, and for an image without a pixel. */
export function getImageSize(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 26) return undefined;

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = startsWith(bytes, 0xff, 0xd8, 0xff)
    ? getJpegSize(bytes, view)
    : startsWith(bytes, ...PNG_HEAD)
      ? {width: view.getUint32(16), height: view.getUint32(20)}
      : undefined;
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}
