/** Formats that every browser shows, and how their bytes begin. */
const signatures: readonly {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly begins: readonly (readonly [offset: number, hex: string])[];
}[] = [
  {type: 'PNG', extensions: ['png'], begins: [[0, '89504e470d0a1a0a']]},
  {type: 'JPEG', extensions: ['jpg', 'jpeg'], begins: [[0, 'ffd8ff']]},
  {type: 'GIF', extensions: ['gif'], begins: [[0, '47494638']]},
  {
    type: 'WebP',
    extensions: ['webp'],
    begins: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
  {type: 'AVIF', extensions: ['avif'], begins: [[4, '6674797061766966']]},
  {type: 'ICO', extensions: ['ico'], begins: [[0, '00000100']]},
];

/** Extensions of images that a page may show. */
export const imageExtensions: readonly string[] = [
  ...signatures.flatMap(({extensions}) => extensions),
  'svg',
];

/** Extensions of images that some browsers or none show. */
export const foreignImageExtensions: readonly string[] = [
  'tif',
  'tiff',
  'bmp',
  'heic',
  'heif',
  'psd',
  'eps',
  'raw',
  'jxl',
];

/** The format of an image by its bytes; nothing when it is of none that we know. */
export function getImageType(bytes: Buffer): string | undefined {
  const known = signatures.find(({begins}) =>
    begins.every(
      ([offset, hex]) => bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex,
    ),
  );
  if (known !== undefined) return known.type;
  return /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    bytes.subarray(0, 4096).toString('utf8'),
  )
    ? 'SVG'
    : undefined;
}

/** The format that an extension promises. */
export const getPromisedType = (extension: string): string | undefined =>
  extension === 'svg'
    ? 'SVG'
    : signatures.find(({extensions}) => extensions.includes(extension))?.type;

/** Whether the bytes go to the end of the image, as far as its format says where that is. */
export function isWhole(type: string, bytes: Buffer): boolean {
  if (type === 'PNG') return bytes.subarray(-12).includes(Buffer.from('IEND'));
  if (type === 'JPEG') return bytes.subarray(-64).includes(Buffer.from('ffd9', 'hex'));
  if (type === 'WebP') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (type === 'SVG')
    return /<\/svg>\s*$|<svg[^>]*\/>\s*$/i.test(bytes.subarray(-200).toString('utf8'));
  return true;
}
