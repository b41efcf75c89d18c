/** What the head of an image file says. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** A start-of-frame marker: C0 to CF without C4, C8 and CC, which are tables and extensions. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG to the one that holds its size. */
function getJpegSize(view: DataView): ImageSize | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isStartOfFrame(marker))
      return {height: view.getUint16(offset + 5), width: view.getUint16(offset + 7)};

    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** Size of a JPEG or PNG; undefined for any other bytes, and for an image without a pixel. */
export function getImageSize(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 26) return undefined;

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = startsWith(bytes, 0xff, 0xd8, 0xff)
    ? getJpegSize(view)
    : startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
      ? {width: view.getUint32(16), height: view.getUint32(20)}
      : undefined;
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}
