import {isJsonType} from './isJsonType';
import type {Operation} from './listOperations';
import {listValueKinds} from './listValueKinds';
import {isFileType, isFormType, isJsonRange, isTextType, isXmlType} from './mediaTypes';
import {resolveReference} from './resolveReference';
import type {ContractDocument, MediaType, Schema} from './types';

/** How a body is read; `unreadable` when neither sandbox nor samples can obey its schema. */
export type BodyKind = 'bytes' | 'form' | 'json' | 'parts' | 'text' | 'unreadable' | 'xml';

/** Whether a value is a file: bytes that are no text, and no text that stands for them. */
export const isBinary = ({format, contentMediaType, ...schema}: Schema): boolean =>
  format === 'binary' ||
  schema.contentEncoding === 'binary' ||
  (contentMediaType !== undefined &&
    schema.contentEncoding === undefined &&
    schema.contentSchema === undefined &&
    !isTextType(contentMediaType));

/** The kind of a body by its media type and, where that leaves it open, by its schema. */
export function getBodyKind(document: ContractDocument, type: string, media: MediaType): BodyKind {
  if (/^multipart\//i.test(type))
    return /^multipart\/form-data/i.test(type) ? 'parts' : 'unreadable';
  if (isFormType(type)) return 'form';
  if (isJsonType(type)) return 'json';
  const schema = resolveReference<Schema>(document, media.schema ?? {});
  // A body of bytes has no schema, or says so in it; its example is the name of a file.
  if (isBinary(schema) || (isFileType(type) && schema.type !== 'object')) return 'bytes';
  if (listValueKinds(document, media.schema).includes('text')) return 'text';
  if (isXmlType(type)) return 'xml';
  // Frameworks that know no media type of an object write a range.
  return isJsonRange(type) ? 'json' : 'unreadable';
}

/**
 * The body of samples: the first that they can write from its example, and the sandbox check; XML
 * only where there is nothing else.
 */
export function getMainBody(
  document: ContractDocument,
  {requestBody}: Pick<Operation, 'requestBody'>,
): readonly [type: string, media: MediaType] | undefined {
  const contents = Object.entries(requestBody?.content ?? {});
  const kinds = contents.map(([type, media]) => getBodyKind(document, type, media));
  const [usual, xml] = [
    kinds.findIndex((kind) => kind !== 'unreadable' && kind !== 'xml'),
    kinds.indexOf('xml'),
  ];
  return contents[usual] ?? contents[xml] ?? contents[0];
}
