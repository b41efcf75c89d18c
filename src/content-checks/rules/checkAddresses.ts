import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {hosts} from '../../portal/product';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

// `pathname:` is how Docusaurus links to a file of `static` or of the build.
const SCHEMES = ['https', 'mailto', 'tel', 'pathname'];

/**
 * Addresses in full are encrypted, public, without a password, and have a text that names their
 * target.
 */
export function checkAddresses({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const line = node.position?.start.line ?? 1;
      const report = (message: string): void => void problems.push({file, line, message});
      const fault = getFault(node.url);
      if (fault !== undefined) report(`link ${JSON.stringify(node.url)} ${fault}`);
      if (node.type !== 'link') return;
      const text = toString(node).trim();
      if (text === '' && node.children.length === 0)
        report(`link ${JSON.stringify(node.url)} has no text. Expected: the name of the target.`);
      const shown = /^(?:https?:\/\/|www\.)\S+$/.test(text)
        ? text.replace(/^https?:\/\//, '')
        : undefined;
      if (shown !== undefined && shown !== node.url.replace(/^https?:\/\//, '')) {
        report(
          `the text of a link names another address than its target, got ${JSON.stringify(text)} for ${JSON.stringify(node.url)}. Expected: the name of the target.`,
        );
      }
    });
    return problems;
  });
}

/** What is wrong with the form of an address, as the end of a sentence. */
function getFault(url: string): string | undefined {
  if (url === '' || url === '#') return 'leads nowhere. Expected: a page, a heading or an address.';
  if (url.startsWith('//')) return 'has no scheme. Expected: https: before it.';
  if (/^https?\/\//i.test(url)) return 'has no colon after its scheme. Expected: https://.';
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url))
    return 'is an address for mail. Expected: mailto: before it.';
  if (/^www\./i.test(url)) return 'has no scheme. Expected: https:// before it.';
  if (url.includes('\\')) return 'is written with backslashes. Expected: slashes.';
  if (!isDecodable(url)) return 'cannot be decoded. Expected: %25 for a percent sign.';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined ? undefined : getSchemeFault(url, scheme);
}

function getSchemeFault(url: string, scheme: string): string | undefined {
  if (scheme === 'http') return 'is not encrypted. Expected: https:.';
  if (['javascript', 'vbscript', 'data'].includes(scheme)) return undefined;
  if (!SCHEMES.includes(scheme))
    return `has an unknown scheme. Expected: one of ${SCHEMES.join(', ')}.`;
  if (scheme !== 'https') return undefined;
  if (!/^https:\/\/[^/]/i.test(url)) return 'is no address. Expected: https://host/path.';
  if (!URL.canParse(url)) return 'is no address. Expected: https://host/path.';
  const {username, hostname, origin} = new URL(url);
  if (username !== '') return 'holds a user name or password. Fix: remove it.';
  if (/^(?:localhost|127\.|10\.|192\.168\.|0\.0\.0\.0)/.test(hostname))
    return 'leads to a machine that readers do not have. Fix: put it in code, or link to a public page.';
  if (!hostname.includes('.'))
    return 'has a host without a domain. Expected: https://host.example/path.';
  return origin === hosts.portal
    ? 'names this site in full. Expected: a file or a route.'
    : undefined;
}

/** Whether the percent signs of an address can be read. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
