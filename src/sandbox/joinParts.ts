/** One part of a multipart body. */
interface Part<Content> {
  readonly headers: readonly string[];
  readonly content: Content;
}

/** A multipart body in pieces (RFC 2046, section 5.1). */
export const joinParts = <Content>(
  boundary: string,
  parts: readonly Part<Content>[],
): (Content | string)[] => [
  ...parts.flatMap(({headers, content}) => [
    `--${boundary}\r\n${[...headers, ''].join('\r\n')}\r\n`,
    content,
    '\r\n',
  ]),
  `--${boundary}--\r\n`,
];

/** The header of a part of a form (RFC 7578, section 4.2). */
export const toDisposition = (name: string, file?: string): string =>
  `Content-Disposition: form-data; name=${quote(name)}${file === undefined ? '' : `; filename=${quote(file)}`}`;

/** As browsers write names (HTML, "multipart/form-data encoding algorithm"). */
const quote = (name: string): string => `"${name.replace(/[\r\n"]/g, encodeURIComponent)}"`;
