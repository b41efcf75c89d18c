/** The longest signature of the twelve algorithms, RSA with 16,384 bits, has 2,731 characters. */
const SIGNATURE_MAX_CHARACTERS = 4096;

/**
 * Decodes base64url without padding, strictly: one text for one signature.
 *
 * @param text value of the X-Signature header
 * @returns the bytes, or undefined when the text is anything else
 */
export function decodeSignature(text: string): Buffer | undefined {
  if (text.length === 0 || text.length > SIGNATURE_MAX_CHARACTERS) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  // Node.js ignores unknown characters and leftover bits. Encoding the bytes again reveals both.
  return bytes.toString('base64url') === text ? bytes : undefined;
}
