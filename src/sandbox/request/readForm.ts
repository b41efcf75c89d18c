const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;
/** A boundary has up to 70 characters (RFC 2046, section 5.1.1). */
const MAX_EMPTY = 100;

/** What separates the parts of a form, without the hyphens before it. */
export function getBoundary(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? plain ?? '';
}

/** Forms without parts are sent so; Chromium rejects them up to version 150 at least. */
const hasNoParts = (bytes: Uint8Array<ArrayBuffer>, contentType: string): boolean =>
  bytes.length < MAX_EMPTY &&
  new TextDecoder().decode(bytes).trim() === `--${getBoundary(contentType)}--`;

/** The parts of a body, or undefined when it is not multipart/form-data. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | undefined> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  if (hasNoParts(bytes, contentType)) return new FormData();

  try {
    return await new Response(bytes, {headers: {'content-type': contentType}}).formData();
  } catch {
    return undefined;
  }
}
