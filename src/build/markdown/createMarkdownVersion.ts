import type {List, Paragraph, RootContent} from 'mdast';
import {toPageKind, type MarkdownFacts, type PageKind} from './describePage';
import type {Article} from '../readArticle';
import {splitPage, type PagePart, type PageText} from './splitPage';
import {tidyArticle} from './tidyArticle';
import {getId, toMarkdown} from './toMarkdown';
import {toTree} from './toTree';
import {toMarkdownPath} from '../../portal/toMarkdownPath';

/** Where the pages of a site are published. */
export interface PublishedSite {
  readonly baseUrl: string;
  /** Scheme and authority. */
  readonly origin: string;
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
  /** Ids of its headings; some have none. */
  readonly anchors: readonly string[];
}

/** One file of a Markdown version. */
export interface MarkdownFile {
  /** Path below the folder of the site. */
  readonly file: string;
  readonly facts: MarkdownFacts;
  /** Its text below the front matter. */
  readonly body: string;
}

/** Creates the Markdown of a page and its files; they follow from the page alone. */
export function createMarkdownVersion(
  article: Article,
  route: string,
  site: PublishedSite,
): {readonly version: MarkdownVersion; readonly files: readonly MarkdownFile[]} {
  const {content, title, description, canonical} = article;
  const kind = toPageKind(route.slice(site.baseUrl.length).replace(/\/$/, ''));
  const url = site.origin + toMarkdownPath(route);
  const {tree, homes} = tidyArticle(content, canonical);
  const root = toTree(tree);
  const page = splitPage(root, kind === 'api');
  const anchors = root.children.flatMap((node) =>
    node.type === 'heading' ? [getId(node)].filter(Boolean) : [],
  );
  const facts: MarkdownFacts = {title, description, canonical, kind};
  const writer = new MarkdownWriter({
    ...site,
    facts,
    url,
    homes,
    partUrls: listPartUrls(page.parts, url),
  });
  return {
    version: {route, canonical, url, kind, title, description, text: joinParts(page), anchors},
    files: writer.write(url, facts, page),
  };
}

interface WriterOptions extends PublishedSite {
  readonly url: string;
  readonly facts: MarkdownFacts;
  readonly homes: ReadonlyMap<string, readonly string[]>;
  /** By the name of each part. */
  readonly partUrls: ReadonlyMap<string, {readonly url: string; readonly title: string}>;
}

/** Writes a Markdown file and those of its parts. */
class MarkdownWriter {
  constructor(private readonly options: WriterOptions) {}

  write(url: string, facts: MarkdownFacts, {markdown, parts}: PageText): MarkdownFile[] {
    const {origin, baseUrl} = this.options;
    const list =
      parts.length > 0 ? `\n## Parts of this page\n\n${toMarkdown([this.toList(parts)])}` : '';
    const file = {
      file: url.slice((origin + baseUrl).length),
      facts,
      body: markdown + list + this.listLinkedParts(url, markdown),
    };
    const {title, canonical, kind} = this.options.facts;
    return [
      file,
      ...parts.flatMap((part) => {
        const ofPart = {
          title: `${part.title} – ${title}`,
          canonical: part.anchor === '' ? canonical : `${canonical}#${part.anchor}`,
          part_of: url,
          kind,
        };
        return this.write(this.toPartUrl(part), ofPart, part.text);
      }),
    ];
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
