import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {PRINT, printSections, type PrintSection} from '../../portal/print';
import {listInReadingOrder, type ReadingStop} from '../markdown/listInReadingOrder';
import type {PageReader} from '../PageStep';
import {readReleaseDate} from '../readReleaseDate';
import {findEnd} from './PrintedArticle';
import {toPrintPage} from './toPrintPage';

/** What a built page gives to the print of its section. */
interface PrintedPage {
  /** Markup of its title. */
  readonly title: string;
  /** Markup of its text, title included. */
  readonly article: string;
  /** Addresses of its style sheets. */
  readonly sheets: readonly string[];
  /** Names in the `class` attribute of its root. */
  readonly classes: string;
}

type PrintSite = Pick<Props, 'siteDir' | 'siteConfig' | 'outDir' | 'baseUrl' | 'plugins'>;

/**
 * Writes each section of the documents as one page to print, made from its built pages. They are no
 * routes, so neither the search nor the sitemap has their text a second time.
 */
export function writePrintPages(site: PrintSite): PageReader {
  const stops = listInReadingOrder(site.plugins, site.baseUrl);
  const wanted = new Set(stops.map(({route}) => trim(route)));
  const pages = new Map<string, PrintedPage>();
  return {
    collect(_result, {route = '', html}) {
      const page = wanted.has(trim(route)) ? readPrintedPage(html) : undefined;
      if (page !== undefined) pages.set(trim(route), page);
    },
    finish() {
      const folder = path.join(site.outDir, PRINT);
      mkdirSync(folder, {recursive: true});
      copyFileSync(path.join(__dirname, 'print.css'), path.join(folder, 'print.css'));
      const date = readReleaseDate(site.siteDir);
      for (const section of printSections) {
        const own = stops.filter(({chapter}) => chapter === section.label);
        mkdirSync(path.join(folder, section.slug), {recursive: true});
        const file = path.join(folder, section.slug, 'index.html');
        writeFileSync(file, printSection(section, own, pages, site, date));
      }
    },
  };
}

/** @throws Error when the sidebar has no such section */
function printSection(
  section: PrintSection,
  stops: readonly ReadingStop[],
  pages: ReadonlyMap<string, PrintedPage>,
  {siteConfig, baseUrl}: PrintSite,
  date: Date | undefined,
): string {
  // A page that is no document, such as a tool, has nothing to print.
  const printed = stops.flatMap((stop) => {
    const page = pages.get(trim(stop.route));
    return page === undefined ? [] : [{...stop, ...page}];
  });
  const [first] = printed;
  if (first === undefined) {
    throw new Error(
      `print: no pages below "${section.label}". Expected: a category of \`sidebars.ts\`.`,
    );
  }
  const sheets = [...new Set(printed.flatMap((page) => page.sheets))];
  const {classes} = first;
  return toPrintPage(section, printed, {origin: siteConfig.url, baseUrl, sheets, classes, date});
}

const trim = (route: string): string => route.replace(/(?<=.)\/$/, '');

const ARTICLE = /<div class="theme-doc-markdown markdown">/;

/** What is printed of a built page; undefined if it is no document. */
export function readPrintedPage(html: string): PrintedPage | undefined {
  const start = ARTICLE.exec(html);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const article = html.slice(from, findEnd(html, 'div', from) - '</div>'.length);
  return {
    article,
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(article)?.[1] ?? '',
    sheets: [...html.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(
      ([, sheet = '']) => sheet,
    ),
    classes: /<html[^>]*\sclass="?([^">]*)/.exec(html)?.[1] ?? '',
  };
}
