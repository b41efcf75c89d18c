import {joinParts, toDisposition} from '../joinParts';

/** A part of a form. */
export interface FormPart {
  readonly name: string;
  readonly value: File | string;
}

/**
 * The body that a form is sent as. WebKit cannot read a request that was made from `FormData` with
 * a file in it, and the sandbox reads it in the page.
 */
export function toMultipart(parts: readonly FormPart[]): Blob {
  // The type of a blob is in lower case, so its boundary is too.
  const boundary = `form${Math.random().toString(36).slice(2)}`;
  const written = parts.map(({name, value}) =>
    typeof value === 'string'
      ? {headers: [toDisposition(name)], content: value.replace(/\r\n?|\n/g, '\r\n')}
      : {
          headers: [
            toDisposition(name, value.name),
            `Content-Type: ${value.type || 'application/octet-stream'}`,
          ],
          content: value,
        },
  );
  return new Blob(joinParts<File | string>(boundary, written), {
    type: `multipart/form-data; boundary=${boundary}`,
  });
}
