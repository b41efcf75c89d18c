import {hosts} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import {MARKDOWN_MAX_BYTES} from '../../build/markdown/splitPage';
import type {Site} from '../site/readSite';
import type {MarkdownFile} from './readMarkdownFiles';

/** What links may lead to. */
export type BuiltFiles = Pick<Site, 'files' | 'pages'>;

/** Pages that cannot be cut further, and why. None at present. */
const TOO_LONG: readonly string[] = [];

/**
 * What is wrong with the Markdown of a built site, one sentence each: pages without a Markdown
 * version, facts that are missing, leftovers of markup, uneven tables, files that are too long,
 * links that lead nowhere.
 *
 * @param versions Markdown files
 * @param site the pages that they are made from
 * @param isText whether a page is a text: tools, such as the search, have no Markdown version
 */
export function findMarkdownProblems(
  versions: readonly MarkdownFile[],
  site: BuiltFiles,
  isText: (route: string) => boolean,
): string[] {
  const files = new Set(versions.map(({file}) => `/docs/${file}`));
  const missing = site.pages
    .filter(({route}) => isText(route) && !files.has(toMarkdownPath(route)))
    .map(
      ({file}) =>
        `${file}: has no Markdown version. Expected: "${toMarkdownPath(`/docs/${file}`)}".`,
    );
  return [
    ...missing,
    ...versions.flatMap((version) => [
      ...checkText(version),
      ...findDeadLinks(version.file, version.links, site),
    ]),
  ];
}

function checkText({file, facts, html, tables, bytes, text}: MarkdownFile): string[] {
  const lacks = [
    'title',
    'canonical',
    'kind',
    'date',
    ...(file.startsWith('api/') ? ['spec_version'] : []),
    ...(facts.part_of === undefined ? ['description'] : []),
  ].filter((fact) => !facts[fact]);
  const uneven = tables.find((rows) => new Set(rows).size > 1);
  const leftover = /\u200B|\bclassName=|&(?:[a-z]+|#\d+);(?=.*\|)|\[object (?![^\]\n]*\]\()/.exec(
    text.replace(/^(`{3,})[^]*?^\1$|`[^`\n]*`/gm, ''),
  )?.[0];
  return [
    ...lacks.map((fact) => `${file}: its head lacks \`${fact}\`.`),
    ...html.map((piece) => `${file}: holds markup, got ${JSON.stringify(piece.slice(0, 60))}.`),
    ...(uneven === undefined
      ? []
      : [`${file}: rows of a table have ${uneven.join(', ')} cells. Expected: the same number.`]),
    ...(leftover === undefined
      ? []
      : [`${file}: holds a leftover, got ${JSON.stringify(leftover)}.`]),
    ...(bytes > MARKDOWN_MAX_BYTES && !TOO_LONG.includes(file)
      ? [
          `${file}: too long, got ${bytes} bytes. Expected: at most ${MARKDOWN_MAX_BYTES}. Fix: add headings to its longest part.`,
        ]
      : []),
  ];
}

/** Links of a file into the site that lead to no page, file or anchor. */
export function findDeadLinks(file: string, links: readonly string[], site: BuiltFiles): string[] {
  const pages = new Map(site.pages.map((page) => [page.route, new Set(page.ids)]));
  return links.flatMap((link) => {
    if (!URL.canParse(link)) return [`${file}: "${link}" is no whole address.`];
    const {origin, pathname, hash} = new URL(link);
    if (origin !== hosts.portal) return [];
    const plain = decodeURI(pathname).replace(/(?<=.)\/$/, '');
    const ids = pages.get(plain);
    if (ids === undefined)
      return site.files.has(plain) ? [] : [`${file}: "${link}" leads nowhere.`];
    return hash === '' || ids.has(decodeURIComponent(hash.slice(1)))
      ? []
      : [`${file}: "${link}" leads to a place that the page has not.`];
  });
}
