import {getPartType, isFilePart} from '../isFilePart';
import {isObject} from '../isObject';
import {listProperties} from '../listProperties';
import type {ContractDocument, Encoding, MediaType} from '../types';
import {getSerialization, toPlain, toQueryPairs, toQueryText} from './serialize';
import {toPartType} from './toPartType';

/** One part of a multipart body. */
export interface CallPart {
  readonly name: string;
  /** Text of the part, or the name of the file to send. */
  readonly value: string;
  readonly isFile: boolean;
  /** Where the contract names one, and of an object. */
  readonly contentType?: string;
}

/** A list becomes one part for each item, an object the JSON of it. */
export function toParts(document: ContractDocument, media: MediaType, value: object): CallPart[] {
  const properties = listProperties(document, media.schema);
  return Object.entries(value).flatMap(([name, content]: [string, unknown]) => {
    const property = properties.get(name);
    const encoding = media.encoding?.[name];
    const isOfFiles = property !== undefined && isFilePart(document, property, encoding);
    const type = getPartType(document, property, encoding);
    return (Array.isArray(content) ? content : [content]).map((item: unknown) => ({
      name,
      value: toPlain(item),
      isFile: isOfFiles,
      ...toPartType(item, type),
    }));
  });
}

/** A form as text: a list repeats its name, an object is JSON, unless the encoding has a style. */
export function toForm(media: MediaType, value: object): string {
  return Object.entries(value)
    .map(([name, content]: [string, unknown]) => {
      const encoding: Encoding = media.encoding?.[name] ?? {};
      const hasStyle = (encoding.style ?? encoding.explode ?? encoding.allowReserved) !== undefined;
      const {pairs, exact} =
        isObject(content) && !hasStyle
          ? {pairs: [[name, toPlain(content)] as const], exact: undefined}
          : toQueryPairs(name, content, getSerialization({...encoding, in: 'query'}));
      return exact ?? toQueryText(pairs);
    })
    .join('&');
}
