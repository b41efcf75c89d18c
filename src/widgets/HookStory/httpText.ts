/** HTTP messages as text, as they go over the wire. */

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

export const toStatusLine = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_TEXTS[status] ?? ''}`.trimEnd();

const toHeaderLines = (headers: Headers): string[] => {
  const lines: string[] = [];
  headers.forEach((value, name) => lines.push(`${name}: ${value}`));
  return lines;
};

const join = (head: readonly string[], body: string): string =>
  body === '' ? head.join('\n') : `${head.join('\n')}\n\n${body}`;

export async function requestToText(request: Request): Promise<string> {
  const {host, pathname, search} = new URL(request.url);
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const boundary = /boundary=([^;]+)/.exec(request.headers.get('content-type') ?? '')?.[1];
  return join(
    [
      `${request.method} ${pathname}${search} HTTP/1.1`,
      `host: ${host}`,
      ...toHeaderLines(request.headers),
    ],
    boundary === undefined ? new TextDecoder().decode(bytes) : partsToText(bytes, boundary),
  );
}

/** The parts of a form; an image is named by its size. */
function partsToText(bytes: Uint8Array, boundary: string): string {
  // One character for each byte, so that the lengths are right.
  const text = new TextDecoder('latin1').decode(bytes);
  return text
    .split(`--${boundary}`)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const head = part.slice(0, Math.max(0, end));
      const size = part.length - end - '\r\n\r\n\r\n'.length;
      return /^content-type: image\//im.test(head)
        ? `${head}\n\n(the image: ${size.toLocaleString('en')} bytes)\n`
        : part;
    })
    .join(`--${boundary}`)
    .replaceAll('\r\n', '\n')
    .trim();
}

/** A body of JSON is set in lines, as its keys are easier to read then. */
export async function responseToText(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  const isText = /json|text|xml|pem/.test(type);
  const body = isText
    ? await response.clone().text()
    : `(${(await response.clone().arrayBuffer()).byteLength.toLocaleString('en')} bytes)`;
  return join(
    [toStatusLine(response.status), ...toHeaderLines(response.headers)],
    type.includes('json') ? indent(body) : body,
  );
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** What is posted to a hook. */
export function deliveryToText(
  hookUrl: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const {host, pathname} = new URL(hookUrl);
  return join(
    [
      `POST ${pathname} HTTP/1.1`,
      `host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ],
    body,
  );
}
