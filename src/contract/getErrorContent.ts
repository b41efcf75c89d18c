import {isJsonType} from './isJsonType';
import type {MediaType, Response} from './types';

/** Media type and content of an error response: JSON where it has some. */
export function getErrorContent({
  content = {},
}: Response): readonly [type: string | undefined, media: MediaType] {
  const types = Object.keys(content);
  const type =
    types.find((one) => one === 'application/json') ?? types.find(isJsonType) ?? types[0];
  return [type, content[type ?? ''] ?? {}];
}
