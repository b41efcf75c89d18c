import type {Link, Root, RootContent} from 'mdast';
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal';
import {SKIP, visit} from 'unist-util-visit';
import {isReserved} from '../isReserved';

const transforms = gfmAutolinkLiteralFromMarkdown().transforms ?? [];

/** What stands for a part that the reader fills in. */
const BLANK = /[{}[\]$*…]|\.\.\./;

/**
 * Makes links of the addresses in the texts of a tree, as GitHub and the other viewers of OpenAPI
 * do. Addresses of examples stay texts: they lead nowhere.
 */
export function linkAddresses(tree: Root): void {
  const written = new Set<Link>();
  visit(tree, 'link', (link) => void written.add(link));
  for (const transform of transforms) transform(tree);
  visit(tree, 'link', (link, index = 0, parent) => {
    if (written.has(link)) return undefined;
    if (!goesOn(parent?.children[index + 1]) && isAddress(link.url)) return SKIP;
    parent?.children.splice(index, 1, ...link.children);
    return [SKIP, index];
  });
}

/** Whether the address has another part: `<id>`, or the path of `git@host.io:path`. */
const goesOn = (next: RootContent | undefined): boolean =>
  next?.type === 'html' || (next?.type === 'text' && /^:\S/.test(next.value));

/** Whether a server may be there. */
function isAddress(url: string): boolean {
  if (BLANK.test(url) || !URL.canParse(url)) return false;
  const {protocol, hostname, pathname} = new URL(url);
  return !isReserved({
    hostname: protocol === 'mailto:' ? pathname.slice(pathname.indexOf('@') + 1) : hostname,
  });
}
