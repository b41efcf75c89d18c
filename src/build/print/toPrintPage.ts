import {PRINT, type PrintSection} from '../../portal/print';
import {product} from '../../portal/product';
import {PrintedArticle, toChapterId, type PrintContext} from './PrintedArticle';

/** A page of the portal that is part of a print. */
export interface PrintSource {
  readonly route: string;
  /** Category that holds the page, if the section has several. */
  readonly part: string;
  /** Markup of its title. */
  readonly title: string;
  /** Markup of its text, title included. */
  readonly article: string;
}

/** What a print shows besides its pages. */
export interface PrintFacts {
  readonly origin: string;
  readonly baseUrl: string;
  /** Addresses of the style sheets of its pages. */
  readonly sheets: readonly string[];
  /** Names in the `class` attribute of the pages' root, which styles refer to. */
  readonly classes: string;
  /** When the sources last changed; undefined when that is not known. */
  readonly date: Date | undefined;
}

/** What a print may load. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'";

/** All pages of a section as one page to print, or to save as PDF. */
export function toPrintPage(
  section: PrintSection,
  sources: readonly PrintSource[],
  facts: PrintFacts,
): string {
  const prefixes = new Map(sources.map(({route}, index) => [trim(route), `c${index + 1}-`]));
  const context = {
    origin: facts.origin,
    getPrefix: (route: string) => prefixes.get(trim(route)),
  };
  const chapters = sources.map((source) => {
    const prefix = prefixes.get(trim(source.route)) ?? '';
    const own: PrintContext = {...context, prefix};
    return {source, prefix, printed: new PrintedArticle(source.article, own)};
  });
  return [
    `<!doctype html><html lang="en" class="${facts.classes}" data-theme="light"><head><meta charset="UTF-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${section.label} to print | ${product.name} for developers</title>`,
    `<meta name="robots" content="noindex"><meta name="description" content="${section.description}">`,
    `<link rel="canonical" href="${facts.origin}${facts.baseUrl}${PRINT}/${section.slug}">`,
    `<link rel="icon" href="${facts.baseUrl}img/favicon.svg">`,
    ...[...facts.sheets, `${facts.baseUrl}${PRINT}/print.css`].map(
      (sheet) => `<link rel="stylesheet" href="${sheet}">`,
    ),
    '</head><body><main class="print-page">',
    toTitlePage(section, facts),
    `<nav class="print-contents" aria-label="Contents"><h2>Contents</h2>${toContents(chapters)}</nav>`,
    ...chapters.map(toChapter),
    '</main></body></html>\n',
  ].join('');
}

interface Chapter {
  readonly source: PrintSource;
  readonly prefix: string;
  readonly printed: PrintedArticle;
}

const trim = (route: string): string => route.replace(/(?<=.)\/$/, '');

function toTitlePage(section: PrintSection, {date, origin, baseUrl}: PrintFacts): string {
  const home = origin + baseUrl;
  const day = date?.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  return [
    `<header class="print-title"><p>${product.name} for developers</p><h1>${section.label}</h1>`,
    `<dl><dt>Version</dt><dd>${product.docsVersion}</dd>`,
    day === undefined
      ? ''
      : `<dt>Date</dt><dd><time datetime="${date?.toISOString().slice(0, 10)}">${day}</time></dd>`,
    `<dt>Address</dt><dd><a href="${baseUrl}">${home}</a></dd></dl>`,
    '<p class="print-hint">To have this section on paper or as a PDF, print this page with your browser.</p></header>',
  ].join('');
}

/** Chapters with their headings; chapters of one part are together. */
function toContents(chapters: readonly Chapter[]): string {
  let html = '';
  let part: string | undefined;
  for (const [index, {source, prefix, printed}] of chapters.entries()) {
    if (source.part !== part) {
      if (index > 0) html += '</ol>';
      if (source.part !== '') html += `<p>${source.part}</p>`;
      html += `<ol start="${index + 1}">`;
      ({part} = source);
    }
    const headings = printed.headings
      .map(({id, text}) => `<li><a href="#${id}">${text}</a></li>`)
      .join('');
    html += `<li><a href="#${toChapterId(prefix)}">${source.title}</a>${headings === '' ? '' : `<ul>${headings}</ul>`}</li>`;
  }
  return `${html}</ol>`;
}

function toChapter({source, prefix, printed}: Chapter, index: number): string {
  const place = [`Chapter ${index + 1}`, ...(source.part === '' ? [] : [source.part])].join(' · ');
  const part = `<p class="print-part">${place}</p>`;
  const notes = printed.notes
    .map((address) => `<li><a href="${address}">${address}</a></li>`)
    .join('');
  const list =
    notes === ''
      ? ''
      : `<div class="print-notes"><h3>Links in this chapter</h3><ol>${notes}</ol></div>`;
  return `<section class="print-chapter" id="${toChapterId(prefix)}">${part}<div class="theme-doc-markdown markdown">${printed.html}</div>${list}</section>`;
}
