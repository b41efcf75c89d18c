import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {List, Paragraph, RootContent} from 'mdast';
import {
  readSpecVersion,
  toFrontMatter,
  toPageKind,
  type PageKind,
  type MarkdownFacts,
} from './describePage';
import type {Article} from '../readArticle';
import {splitPage, type PagePart, type PageText} from './splitPage';
import {tidyArticle} from './tidyArticle';
import {toMarkdown, toTree} from './toMarkdown';
import {toMarkdownPath} from '../../portal/toMarkdownPath';

/** A built site. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Scheme and authority that the site is published at. */
  readonly origin: string;
  /** Date of the Markdown versions. */
  readonly date: string;
}

/** The Markdown version of a page. */
export interface MarkdownVersion {
  /** Path of the page below the origin. */
  readonly route: string;
  /** Address of the page, as it gives it itself. */
  readonly canonical: string;
  /** URL of the Markdown version. */
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** The page in one piece, without front matter. */
  readonly text: string;
}

/** Writes the Markdown of a page beside it; the same page and date give the same bytes. */
export function writeMarkdownVersion(
  article: Article,
  route: string,
  site: BuiltSite,
): MarkdownVersion {
  const {content, title, description, canonical} = article;
  const below = route.slice(site.baseUrl.length).replace(/\/$/, '');
  const kind = toPageKind(below);
  const url = site.origin + toMarkdownPath(route);
  const {tree, homes} = tidyArticle(content, canonical);
  const page = splitPage(toTree(tree), kind === 'api');
  const version = kind === 'api' ? {spec_version: readSpecVersion(site.outDir, below)} : {};
  const facts: MarkdownFacts = {title, description, canonical, kind, ...version, date: site.date};
  const writer = new MarkdownWriter({
    ...site,
    url,
    facts,
    homes,
    partUrls: listPartUrls(page.parts, url),
  });
  writer.write(url, facts, page);
  return {route, canonical, url, kind, title, description, text: joinParts(page)};
}

interface WriterOptions extends BuiltSite {
  readonly url: string;
  readonly facts: MarkdownFacts;
  readonly homes: ReadonlyMap<string, readonly string[]>;
  /** By the name of each part. */
  readonly partUrls: ReadonlyMap<string, {readonly url: string; readonly title: string}>;
}

/** Writes a Markdown file and those of its parts. */
class MarkdownWriter {
  constructor(private readonly options: WriterOptions) {}

  write(url: string, facts: MarkdownFacts, {markdown, parts}: PageText): void {
    const {origin, baseUrl, outDir} = this.options;
    const list =
      parts.length > 0 ? `\n## Parts of this page\n\n${toMarkdown([this.toList(parts)])}` : '';
    const file = path.join(outDir, url.slice((origin + baseUrl).length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      toFrontMatter(facts) + markdown + list + this.listLinkedParts(url, markdown),
    );
    for (const part of parts) {
      const {title, canonical, kind, spec_version, date} = this.options.facts;
      const ofPart = {
        title: `${part.title} – ${title}`,
        canonical: part.anchor === '' ? canonical : `${canonical}#${part.anchor}`,
        part_of: url,
        kind,
      };
      this.write(
        this.toPartUrl(part),
        {...ofPart, ...(spec_version !== undefined && {spec_version}), date},
        part.text,
      );
    }
  }

  private toList(parts: readonly PagePart[]): List {
    const children = parts.map((part) => {
      const link = {
        type: 'link' as const,
        url: this.toPartUrl(part),
        children: [{type: 'text' as const, value: part.title}],
      };
      const line: Paragraph = {
        type: 'paragraph',
        children: [
          link,
          ...(part.summary === '' ? [] : [{type: 'text' as const, value: `: ${part.summary}`}]),
        ],
      };
      return {type: 'listItem' as const, spread: false, children: [line]};
    });
    return {type: 'list', ordered: false, spread: false, children};
  }

  private toPartUrl({name}: PagePart): string {
    return this.options.partUrls.get(name)?.url ?? this.options.url;
  }

  /** Links lead to the page for people. This line names the Markdown parts that have the same text. */
  private listLinkedParts(url: string, markdown: string): string {
    const {homes, partUrls, facts} = this.options;
    const linked = new Map<string, string>();
    for (const [, target = ''] of markdown.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (!target.startsWith(`${facts.canonical}#`)) continue;
      const home = (homes.get(decodeURIComponent(target.slice(facts.canonical.length + 1))) ?? [])
        .filter((id) => partUrls.has(id))
        .at(-1);
      const part = home === undefined ? undefined : partUrls.get(home);
      if (part !== undefined && part.url !== url) linked.set(part.url, part.title);
    }
    if (linked.size === 0) return '';
    const links = [...linked].flatMap(([partUrl, title], index): Paragraph['children'] => [
      {type: 'text', value: index === 0 ? '' : ', '},
      {type: 'link', url: partUrl, children: [{type: 'text', value: title}]},
    ]);
    const line: RootContent = {
      type: 'paragraph',
      children: [{type: 'text', value: 'Linked parts of this page: '}, ...links],
    };
    return `\n${toMarkdown([line])}`;
  }
}

function listPartUrls(
  parts: readonly PagePart[],
  url: string,
): Map<string, {url: string; title: string}> {
  const folder = url.replace(/\.md$/, '');
  return new Map(
    parts.flatMap((part) => [
      [part.name, {url: `${folder}/${part.name}.md`, title: part.title}] as const,
      ...listPartUrls(part.text.parts, url),
    ]),
  );
}

const joinParts = ({markdown, parts}: PageText): string =>
  [markdown, ...parts.map(({text}) => joinParts(text))].join('\n');
