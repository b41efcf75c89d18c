/** One marker of a JPEG with what follows it. */
export interface JpegPart {
  readonly marker: number;
  readonly data: Uint8Array;
  /** Bytes FF before the marker, which mean nothing. Default: 0. */
  readonly fill?: number;
  /** Bytes after the data that the length does not count, as of a program that is wrong. */
  readonly stray?: Uint8Array;
}

/** The part that holds the size. */
export const toFrame = (width: number, height: number): JpegPart => ({
  marker: 0xc0,
  data: Uint8Array.of(8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
});

/** The part that holds EXIF data. */
export const toExifPart = (exif: string): JpegPart => ({
  marker: 0xe1,
  data: Buffer.from(`Exif\0\0${exif}`, 'latin1'),
});

/** The head of a JPEG up to its pixels. It has none to decode. */
export function createJpeg(parts: readonly JpegPart[]): Uint8Array<ArrayBuffer> {
  const segments = parts.flatMap(({marker, data, fill = 0, stray = []}) => {
    const length = data.length + 2;
    return [new Uint8Array(fill + 1).fill(0xff), [marker, length >> 8, length & 0xff], data, stray];
  });
  const rest = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9];
  return new Uint8Array(
    Buffer.concat([[0xff, 0xd8], ...segments, rest].map((bytes) => Uint8Array.from(bytes))),
  );
}
