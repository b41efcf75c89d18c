import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';

const PAGE = 'text/html';
const MARKDOWN = 'text/markdown';
/** Clients may also name the character set that both have. */
const TYPES = [PAGE, MARKDOWN].flatMap((type) => [type, `${type};charset=utf-8`]);

/**
 * Chooses between a page and its Markdown version by the header `Accept` (RFC 9110, 12.5.1), and
 * says in the response that it did. A client that accepts neither gets the page.
 *
 * @param below path below the base, such as `/content/faq`
 * @returns path of the version below the base
 */
export function chooseVersion(
  request: IncomingMessage,
  response: ServerResponse,
  below: string,
  dir: string,
): string {
  const version = toVersion(below);
  if (version === undefined || !existsSync(path.join(dir, version))) return below;
  response.setHeader('Vary', 'Accept');
  const [preferred = PAGE] = new Negotiator(request).mediaTypes(TYPES);
  return preferred.startsWith(MARKDOWN) ? encodeURI(version) : below;
}

/** File of the Markdown version of a page; undefined for the path of a file, or a broken one. */
function toVersion(below: string): string | undefined {
  try {
    const page = decodeURIComponent(below).replace(/\/$/, '');
    if (/[.\0]/.test(page)) return undefined;
    return `${page === '' ? '/index' : page}.md`;
  } catch {
    return undefined;
  }
}
