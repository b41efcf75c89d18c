import {types} from 'node:util';

/**
 * The bytes of something that holds a body or a part of one.
 *
 * @param value bytes, or text that was decoded from them
 * @param encoding what the text was decoded with
 * @returns undefined for anything else, such as a parsed body
 */
export function toBytes(value: unknown, encoding: BufferEncoding = 'utf8'): Uint8Array | undefined {
  if (typeof value === 'string') return Buffer.from(value, encoding);
  return types.isUint8Array(value) ? value : undefined;
}
