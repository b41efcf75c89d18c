import type {CallPart} from '../../contract/samples/toForm';
import {joinParts, toDisposition} from '../joinParts';
import {getBoundary} from '../request/readForm';

/** Where the contract names none: one that ends no text of an example by accident. */
const BOUNDARY = 'part-of-the-response';

interface Written {
  readonly type: string;
  readonly body: string;
}

/**
 * Parts as the body of a response (RFC 2046, section 5.1; RFC 7578 for those of a form).
 *
 * @param type media type of the body; a boundary is added to one without it
 */
export function writeMultipart(type: string, parts: readonly CallPart[]): Written {
  const isForm = /^multipart\/form-data/i.test(type);
  const written = parts.map((part) => ({
    headers: [
      ...(isForm ? [toDisposition(part.name, part.isFile ? part.name : undefined)] : []),
      ...toTypeHeader(part),
    ],
    content: part.value,
  }));
  const boundary = getBoundary(type) || BOUNDARY;
  return {type: withBoundary(type, boundary), body: joinParts(boundary, written).join('')};
}

/** The type of a body that is written out in its example: its first line names the boundary. */
export function findBoundary(type: string, body: string): string {
  const [, boundary] = /^\s*--(\S+)\s/.exec(body) ?? [];
  return boundary === undefined ? type : withBoundary(type, boundary);
}

/** A boundary that is no token is quoted (RFC 2046, section 5.1.1). */
const withBoundary = (type: string, boundary: string): string => {
  const named = /[^\w.-]/.test(boundary) ? `"${boundary}"` : boundary;
  return getBoundary(type) === '' ? `${type}; boundary=${named}` : type;
};

const toTypeHeader = ({isFile, contentType}: CallPart): string[] => {
  const type = contentType ?? (isFile ? 'application/octet-stream' : undefined);
  return type === undefined ? [] : [`Content-Type: ${type}`];
};
