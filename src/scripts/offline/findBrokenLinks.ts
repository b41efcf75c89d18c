import path from 'node:path';
import type {FolderFiles} from './createOfflineFolder';

const TAGS = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const IDS = /\sid=("[^"]*"|[^\s>"']+)/i;
const LINKS = /\s(?:href|src|action)=("[^"]*"|[^\s>"']+)/gi;
const SCRIPTS = /(<script\b[^>]*>)[^]*?<\/script>/gi;

interface PageFacts {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** Links of the pages of a folder that lead to no file or anchor in it; links to sites are left out. */
export function findBrokenLinks(files: FolderFiles): {
  readonly links: number;
  readonly broken: readonly string[];
} {
  const pages = new Map<string, PageFacts>();
  for (const [file, bytes] of files)
    if (file.endsWith('.html')) pages.set(file, readFacts(Buffer.from(bytes).toString('utf8')));
  const all = [...pages].flatMap(([file, {links}]) => links.map((link) => ({file, link})));
  const broken = all
    .filter(({file, link}) => !leadsSomewhere(file, link, files, pages))
    .map(({file, link}) => `${file}: ${link}`);
  return {links: all.length, broken};
}

function readFacts(html: string): PageFacts {
  const tags = html.replace(SCRIPTS, '$1').match(TAGS) ?? [];
  const ids = tags.flatMap((tag) => IDS.exec(tag)?.[1] ?? []).map(unquote);
  const links = tags
    .filter((tag) => !/\srel="?canonical/i.test(tag))
    .flatMap((tag) => [...tag.matchAll(LINKS)].map(([, value = '']) => unquote(value)))
    .filter((link) => !/^(?:https?|mailto|data):/.test(link));
  return {ids: new Set(ids), links};
}

const unquote = (value: string): string =>
  value.replace(/^"|"$/g, '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function leadsSomewhere(
  from: string,
  link: string,
  files: FolderFiles,
  pages: ReadonlyMap<string, PageFacts>,
): boolean {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  const file = address === '' ? from : path.posix.join(path.posix.dirname(from), address);
  if (address.startsWith('/') || !files.has(file)) return false;
  return hash === '' || pages.get(file)?.ids.has(decodeURIComponent(hash)) !== false;
}
