import {isJsonType} from '../isJsonType';
import {isFileType} from '../mediaTypes';

/** What a successful response is, unless it is JSON. */
export interface Returned {
  /** Text, or nothing. */
  readonly returnsText?: true;
  /** Bytes: the name of the file that a sample writes them to. */
  readonly returnsFile?: string;
}

/** @param types the media types that the response can have */
export function toReturned(types: readonly string[]): Returned {
  if (types.some((type) => isJsonType(type) || type.startsWith('*'))) return {};
  const [type = ''] = types;
  return isFileType(type) ? {returnsFile: `response.${toEnding(type)}`} : {returnsText: true};
}

/**
 * The media type that a sample has to ask for: that of JSON, which it reads, where a response may
 * have another type before it.
 */
export function toAccepted([first = '', ...others]: readonly string[]): string | undefined {
  const isRead = (type: string): boolean => isJsonType(type) || type.startsWith('*');
  return isRead(first) ? undefined : others.find((type) => isJsonType(type));
}

/** Of the usual name of a file: that of `image/png` ends in `.png`. */
export const toEnding = (type: string): string =>
  /^[a-z]+\/(?:x-)?(png|jpeg|gif|webp|avif|pdf|zip|mp[34]|csv|wav)\b/i.exec(type)?.[1] ?? 'bin';
