import path from 'node:path';
import {START_TAG, unquote} from '../../build/tags';
import {toFile} from './browser/toFile';
import {wrapScript} from './wrapScript';

/** The folder that a page becomes part of. */
export interface OfflineSite {
  /** Where the portal is published, such as `https://docs.example.com/docs/`. */
  readonly portal: string;
  /** Path of a file in the folder. */
  readonly has: (file: string) => boolean;
}

/** The script that comes first in every page. */
export const FIRST_SCRIPT = 'offline/portal.js';

const ADDRESS = /(\s(?:href|src|action)=)("[^"]*"|'[^']*'|[^\s>"']+)/gi;
const SCRIPT = /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([^]*?)(<\/script>)/gi;
const START = /<head><meta charset="?utf-8"?\s*\/?>/i;
/** The policy of the published site, where it is in the pages. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Where a page says that it is published; these links stay. */
const METADATA = /\srel="?canonical\b/i;

/** Path from a file to another one, both below the folder. */
const toRelative = (from: string, to: string): string =>
  path.posix.relative(path.posix.dirname(from), to);

/**
 * A built page whose links lead to files beside it, and whose scripts run from a folder.
 *
 * @param file path of the page below the folder, such as `content/faq/index.html`
 * @returns the page without a policy, and the inline scripts that the policy must allow
 * @throws Error when the page does not begin as expected
 */
export function toOfflinePage(
  html: string,
  file: string,
  site: OfflineSite,
): {readonly html: string; readonly scripts: readonly string[]} {
  if (!START.test(html)) {
    throw new Error(
      `${file}: not a page of the portal. Expected: <head> that begins with <meta charset>.`,
    );
  }
  const scripts: string[] = [];
  const pieces = html.replace(POLICY, '').split(SCRIPT);
  let page = '';
  for (let index = 0; index < pieces.length; index += 4) {
    const [text = '', open, code = '', close = ''] = pieces.slice(index, index + 4);
    page += text.replace(START_TAG, (tag) => redirectTag(tag, file, site));
    if (open === undefined) continue;
    const isRun = code !== '' && !/\btype=/.test(open);
    const wrapped = isRun ? wrapScript(code) : code;
    if (isRun) scripts.push(wrapped);
    page += redirectTag(open, file, site) + wrapped + close;
  }
  const {pathname: base} = new URL(site.portal);
  const route = base + file.replace(/(?:^|\/)index\.html$/, '');
  const first = `<script src="${toRelative(file, FIRST_SCRIPT)}" data-route="${route}" data-portal="${site.portal}"></script>`;
  return {html: page.replace(START, (start) => start + first), scripts};
}

function redirectTag(tag: string, file: string, site: OfflineSite): string {
  if (METADATA.test(tag)) return tag;
  // The bundler looks for a style sheet that is there already by this attribute.
  const isSheet = /^<link\b[^>]*\srel="?stylesheet\b/i.test(tag);
  return tag.replace(ADDRESS, (whole, name: string, value: string) => {
    const address = unquote(value);
    const redirected = toOfflineAddress(address, file, site);
    if (redirected === address) return whole;
    const known = isSheet ? ` data-href="${address}"` : '';
    return `${name}"${redirected}"${known}`;
  });
}

/** The address of a file in the folder from a page, or of the published portal if it is not there. */
function toOfflineAddress(address: string, from: string, site: OfflineSite): string {
  const target = toFile(address, site.portal);
  if (target === undefined) return address;
  const [, to = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  if (!site.has(to)) return new URL(address, site.portal).href;
  if (to === from && query === '' && hash.length > 1) return hash;
  return toRelative(from, to) + query + hash;
}
