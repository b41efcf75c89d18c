import {quoteName} from '../quoteName';

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
  return new Blob(
    [
      ...parts.flatMap(({name, value}) => [
        `--${boundary}\r\nContent-Disposition: form-data; name=${quoteName(name)}`,
        ...(typeof value === 'string'
          ? ['\r\n\r\n', value.replace(/\r\n?|\n/g, '\r\n')]
          : [
              `; filename=${quoteName(value.name)}\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`,
              value,
            ]),
        '\r\n',
      ]),
      `--${boundary}--\r\n`,
    ],
    {type: `multipart/form-data; boundary=${boundary}`},
  );
}
