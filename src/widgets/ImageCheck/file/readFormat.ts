/** A file format that people take for a picture, by its first bytes. */
export type Format =
  | 'AVIF'
  | 'BMP'
  | 'GIF'
  | 'HEIC'
  | 'JPEG'
  | 'JPEG 2000'
  | 'JPEG XL'
  | 'PDF'
  | 'PNG'
  | 'SVG'
  | 'TIFF'
  | 'WebP'
  | 'unknown';

/** Signatures of formats: text at a place. */
const SIGNATURES: readonly (readonly [format: Format, at: number, text: string])[] = [
  ['JPEG', 0, '\u00ff\u00d8\u00ff'],
  ['PNG', 0, '\u0089PNG\r\n\u001a\n'],
  ['GIF', 0, 'GIF87a'],
  ['GIF', 0, 'GIF89a'],
  ['WebP', 8, 'WEBP'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  // Of files that may exceed 4 GB.
  ['TIFF', 0, 'II+\0'],
  ['TIFF', 0, 'MM\0+'],
  ['PDF', 0, '%PDF-'],
  ['JPEG XL', 0, '\u00ff\u000a'],
  ['JPEG XL', 4, 'JXL '],
  ['JPEG 2000', 4, 'jP  \r\n'],
  ['JPEG 2000', 0, '\u00ff\u004f\u00ff\u0051'],
];

/**
 * Two letters begin many texts, so the length of the next header counts too. The lengths of all
 * versions are below 256.
 */
const BMP = /^BM[^]{12}[\u000c\u0010\u0028\u0034\u0038\u0040\u006c\u007c]\0\0\0/;

/** Brands of the ISO base media format, as its `ftyp` box lists them. */
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;
const AVIF_BRANDS = /^avi[fs]$/;

/** Bytes that are enough to know the format. */
const HEAD = 512;

/** The format of a file by its bytes, whatever its name says. */
export function readFormat(bytes: Uint8Array): Format {
  const head = Array.from(bytes.subarray(0, HEAD), (byte) => String.fromCodePoint(byte)).join('');
  const known = SIGNATURES.find(([, at, text]) => head.startsWith(text, at));
  if (known !== undefined) return known[0];
  if (BMP.test(head)) return 'BMP';
  if (head.startsWith('ftyp', 4)) return readBrands(head);
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(head) &&
    head.includes('<svg')
    ? 'SVG'
    : 'unknown';
}

/** The main brand, and the compatible ones; a file of the general brand says there which it is. */
function readBrands(head: string): Format {
  const size = Math.min(
    head.length,
    Number.parseInt(
      Array.from(head.slice(0, 4), (byte) =>
        (byte.codePointAt(0) ?? 0).toString(16).padStart(2, '0'),
      ).join(''),
      16,
    ),
  );
  const brands = [head.slice(8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(head.slice(at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'AVIF';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'HEIC' : 'unknown';
}
