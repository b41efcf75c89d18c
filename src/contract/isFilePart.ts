import {isFile} from './listProperties';
import {isTextType} from './mediaTypes';
import {resolveReference} from './resolveReference';
import {NOTES} from './schemaNotes';
import type {ContractDocument, Encoding, Schema} from './types';

/**
 * Whether a part of a form is a file, or a list of files. One without rules is
 * (OpenAPI 3.1.0, Encoding Object), unless its encoding says that it is a text.
 */
export const isFilePart = (
  document: ContractDocument,
  schema: Schema | boolean,
  {contentType = ''}: Encoding = {},
): boolean =>
  typeof schema !== 'boolean' &&
  (isFile(document, schema) ||
    (!isTextType(contentType) && isWithoutRules(getSingle(document, schema))));

/** The media type of a part: that of its encoding, or of its file. */
export function getPartType(
  document: ContractDocument,
  schema: Schema | boolean | undefined,
  {contentType}: Encoding = {},
): string | undefined {
  if (contentType !== undefined || schema === undefined || typeof schema === 'boolean')
    return contentType;
  const single = getSingle(document, schema);
  return isFile(document, schema) && typeof single === 'object'
    ? single.contentMediaType
    : undefined;
}

/** What each part with the name is: an item of a list. */
function getSingle(document: ContractDocument, schema: Schema): Schema | boolean {
  const resolved = resolveReference<Schema>(document, schema);
  const items = resolved.items as Schema | boolean | undefined;
  if (resolved.type !== 'array' || items === undefined) return resolved;
  return typeof items === 'boolean' ? items : resolveReference<Schema>(document, items);
}

/** Whether a schema says nothing of its values. */
const isWithoutRules = (schema: Schema | boolean): boolean =>
  typeof schema === 'object' &&
  Object.keys(schema).every((keyword) => NOTES.includes(keyword) || keyword.startsWith('x-'));
