import type {IncomingMessage} from 'node:http';
import {TLSSocket} from 'node:tls';
import {limits} from '../data/limits';

/**
 * An HTTP message as the sandbox takes it; undefined for a request line that is no request for a
 * resource.
 */
export async function readRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const body = await readBody(incoming);
  const url = toUrl(incoming);
  if (url === undefined) return undefined;

  const method = incoming.method ?? 'GET';
  const isBodyless = method === 'GET' || method === 'HEAD';
  try {
    return new Request(url, {
      method,
      headers: toHeaders(incoming),
      ...(isBodyless ? {} : {body: new Uint8Array(body)}),
    });
  } catch {
    // TRACE and CONNECT, which `Request` does not take.
    return undefined;
  }
}

/** An absolute target names the host and overrules the header (RFC 9112, 3.2.2). */
const toAbsolute = (target: string): URL | undefined =>
  /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : undefined;

/** The host that a request is for, with its port. */
export const getTargetHost = ({url = '/', headers}: IncomingMessage): string =>
  toAbsolute(url)?.host ?? headers.host ?? '';

/**
 * The address of a request. Its target is a path, an absolute URL, or `*`, which is no operation's
 * path.
 */
function toUrl(incoming: IncomingMessage): string | undefined {
  const {url = '/'} = incoming;
  const absolute = toAbsolute(url);
  const path =
    absolute === undefined ? url.replace(/^\*$/, '/*') : absolute.pathname + absolute.search;
  const scheme = incoming.socket instanceof TLSSocket ? 'https' : 'http';
  const address = `${scheme}://${getTargetHost(incoming) || '127.0.0.1'}${path}`;
  return path.startsWith('/') && URL.canParse(address) ? address : undefined;
}

/**
 * Reads a body to its end, since a client that is still sending would not see an early response,
 * but keeps only as much of it as shows that it is too large.
 */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (length <= limits.imageBytes.value) {
      chunks.push(chunk);
      length += chunk.length;
    }
  }
  return Buffer.concat(chunks);
}

function toHeaders({rawHeaders}: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');

  return headers;
}
