import {getBoundary} from '../request/readForm';

const HEADERS_END = '\r\n\r\n';
const FILE_NAME = '; filename="image"';

/** Whether these headers are of an image part that is binary by its type and has no file name. */
function lacksFileName(headers: string): boolean {
  const disposition = /^content-disposition:.*$/im.exec(headers)?.[0] ?? '';
  const type = /^content-type:\s*([^\s;]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain';
  return (
    /;\s*name="?image"?\s*(?:;|$)/i.test(disposition) &&
    !/;\s*filename\*?=/i.test(disposition) &&
    !type.startsWith('text/')
  );
}

/**
 * Gives each image part without a file name one, if its Content-Type says that it is a file.
 * Some clients send a buffer that way, and `formData()` would decode its bytes as text.
 */
export function nameImageParts(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Uint8Array<ArrayBuffer> {
  const delimiter = `--${getBoundary(contentType)}\r\n`;
  // One character per byte, so positions in the text are positions in the body.
  const text = new TextDecoder('latin1').decode(bytes);
  const chunks: (string | Uint8Array<ArrayBuffer>)[] = [];
  let copied = 0;
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    const headersEnd = text.indexOf(HEADERS_END, at);
    const headers = text.slice(at + delimiter.length, headersEnd === -1 ? undefined : headersEnd);
    if (headersEnd === -1 || !lacksFileName(headers)) continue;
    const dispositionAt = at + delimiter.length + headers.search(/^content-disposition:/im);
    const insertAt = text.indexOf('\r\n', dispositionAt);
    chunks.push(bytes.slice(copied, insertAt), FILE_NAME);
    copied = insertAt;
  }
  if (copied === 0) return bytes;
  return concatenate([...chunks, bytes.slice(copied)]);
}

function concatenate(
  chunks: readonly (string | Uint8Array<ArrayBuffer>)[],
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}
