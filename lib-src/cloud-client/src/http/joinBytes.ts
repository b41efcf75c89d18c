/** The parts one after the other, cut after `length` bytes. */
export function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, length - at), at);
    at += part.byteLength;
    if (at >= length) break;
  }
  return whole;
}
