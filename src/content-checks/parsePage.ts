import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import {LineCounter, parseDocument} from 'yaml';
import {createSlugger} from '@docusaurus/utils';
import {expandText} from './expandText';
import {explainSyntaxError} from './explainSyntaxError';
import {explainYamlError, toSentence} from './explainYamlError';
import type {Problem} from './problem';
import type {Heading, Page} from './site';
import {toRoute} from './toRoute';
import {findSlug} from './toUnreadPage';

interface ParsedPage {
  readonly page: Page | undefined;
  readonly problems: readonly Problem[];
}

const common = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);
const markdownParser = common().freeze();
const mdxParser = common().use(remarkMdx).freeze();

/** Parses a document as Docusaurus will: tokens, front matter, Markdown or MDX by its extension. */
export function parsePage(file: string, source: string): ParsedPage {
  const text = expandText(file, source);
  if (typeof text !== 'string') return {page: undefined, problems: text};
  const parser = file.endsWith('.mdx') ? mdxParser : markdownParser;
  let tree: Root;
  try {
    tree = parser.parse(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {
      page: undefined,
      problems: [{file, ...explainSyntaxError(error, text)}],
    };
  }
  const matter = readFrontMatter(file, tree);
  const slug = matter.problems.length > 0 ? findSlug(file, text) : matter.values['slug'];
  return {
    page: {
      file,
      source,
      text,
      tree,
      frontMatter: matter.values,
      keyLines: matter.keyLines,
      route: toRoute(file, slug),
      headings: listHeadings(tree),
    },
    problems: matter.problems,
  };
}

interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  readonly keyLines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

function readFrontMatter(file: string, tree: Root): FrontMatter {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return {values: {}, keyLines: new Map(), problems: []};
  const counter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter: counter});
  // The block starts one line below the opening dashes.
  const toLine = (offset: number): number => counter.linePos(offset).line + 1;
  const keyLines = new Map<string, number>();
  visitKeys(document.contents, (key, offset) => keyLines.set(key, toLine(offset)));
  const [error] = document.errors;
  const problems = error === undefined ? [] : [{file, ...explainYamlError(error, node.value)}];
  try {
    const values: unknown = problems.length > 0 ? {} : document.toJS();
    return {values: isRecord(values) ? values : {}, keyLines, problems};
  } catch (error) {
    // An alias without its anchor, or a bomb of them.
    return {
      values: {},
      keyLines,
      problems: [
        {
          file,
          line: toLine(0),
          message: `front matter is not YAML: ${toSentence((error as Error).message)}`,
        },
      ],
    };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visitKeys(contents: unknown, visitKey: (key: string, offset: number) => void): void {
  if (!isRecord(contents) || !Array.isArray(contents['items'])) return;
  for (const item of contents['items'] as {
    key?: {value?: unknown; range?: [number, number, number]};
  }[])
    if (item.key?.range !== undefined) visitKey(String(item.key.value), item.key.range[0]);
}

function listHeadings(tree: Root): Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const explicit = getExplicitId(node.children);
    const text = toString({
      type: 'root',
      children: node.children.filter(({type}) => type !== 'mdxTextExpression') as RootContent[],
    }).trim();
    headings.push({
      depth: node.depth,
      text,
      id: explicit ?? slugger.slug(text),
      explicit: explicit !== undefined,
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** `## Title {/* #id *\/}` in MDX. */
function getExplicitId(
  children: readonly {readonly type: string; readonly value?: unknown}[],
): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(String(last.value))?.[1];
}
