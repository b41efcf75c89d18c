/** The longest signature of the twelve algorithms, RSA with 16,384 bits, has 2,731 characters. */
const SIGNATURE_MAX_CHARACTERS = 4096;

/**
 * Decodes base64url without padding, strictly: one text for one signature.
 *
 * @param text value of the X-Signature header
 * @returns the bytes, or undefined when the text is anything else
 */
export function decodeSignature(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > SIGNATURE_MAX_CHARACTERS || !/^[\w-]+$/.test(text) || text.length % 4 === 1)
    return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  // `atob` ignores leftover bits. Encoding the bytes again reveals them.
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return again === text
    ? Uint8Array.from(binary, (character) => character.charCodeAt(0))
    : undefined;
}
