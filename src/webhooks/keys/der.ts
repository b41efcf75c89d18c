/** One element of DER: its tag, and where it and its content begin and end. */
export interface Element {
  readonly tag: number;
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Longer lengths would exceed what an array can hold. */
const LENGTH_MAX_BYTES = 4;

/**
 * Reads the element that begins at an offset.
 *
 * @throws RangeError if it is cut off or has no definite length
 */
export function readElement(bytes: Uint8Array, start = 0): Element {
  const [tag, first] = bytes.subarray(start, start + 2);
  // Up to 127, the byte is the length; above, its low bits count the bytes of the length.
  const count = first === undefined || first < 0x80 ? 0 : first & 0x7f;
  const contentStart = start + 2 + count;
  if (tag === undefined || first === undefined || first === 0x80 || count > LENGTH_MAX_BYTES)
    throw new RangeError('The bytes are not DER.');
  const length =
    count === 0
      ? first
      : bytes.subarray(start + 2, contentStart).reduce((total, byte) => total * 256 + byte, 0);
  const end = contentStart + length;
  if (end > bytes.length) throw new RangeError('The bytes are cut off.');
  return {tag, start, contentStart, end};
}

/** The elements inside an element. */
export function listElements(
  bytes: Uint8Array,
  {contentStart, end}: Element = {...readElement(bytes)},
): Element[] {
  const elements: Element[] = [];
  for (let start = contentStart; start < end; start = elements.at(-1)?.end ?? end)
    elements.push(readElement(bytes, start));
  return elements;
}

export const getContent = (bytes: Uint8Array, {contentStart, end}: Element): Uint8Array =>
  bytes.subarray(contentStart, end);

/** An object identifier as its dotted text. */
export function readOid(bytes: Uint8Array, element: Element | undefined): string {
  if (element?.tag !== TAG.oid) throw new TypeError('There is no object identifier.');
  const parts: number[] = [];
  let value = 0;
  for (const byte of getContent(bytes, element)) {
    value = value * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    // The first number holds two parts.
    if (parts.length === 0) {
      const top = Math.min(2, Math.floor(value / 40));
      parts.push(top, value - top * 40);
    } else {
      parts.push(value);
    }
    value = 0;
  }
  return parts.join('.');
}

/** The bytes of a positive integer without its leading zeros. */
export function readInteger(bytes: Uint8Array, element: Element | undefined): Uint8Array {
  if (element?.tag !== TAG.integer) throw new TypeError('There is no integer.');
  return trimZeros(getContent(bytes, element));
}

export function trimZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}

/** The bytes of a bit string that holds whole bytes. */
export function readBitString(bytes: Uint8Array, element: Element | undefined): Uint8Array {
  if (element?.tag !== TAG.bitString) throw new TypeError('There is no bit string.');
  return getContent(bytes, element).subarray(1);
}
