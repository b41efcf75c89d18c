import type {Code} from 'mdast';
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';
import {describeKnownLanguages, isKnownLanguage} from '../../markdown/highlight/languages';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];
/** Names that other releases and tools have for them. */
const ELSEWHERE: Readonly<Record<string, string>> = {caution: 'warning', important: 'info'};

/** Fences and admonitions are closed and of a known kind: an open one swallows the rest of the page. */
export function checkContainers({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const lines = page.text.split('\n');
    const problems: Problem[] = [];
    visit(page.tree, 'code', (node) => void problems.push(...checkFence(page, lines, node)));
    visit(page.tree, ['containerDirective', 'leafDirective'], (node) => {
      if (node.type === 'containerDirective' || node.type === 'leafDirective')
        problems.push(...checkAdmonition(page, lines, node));
    });
    return problems;
  });
}

function checkFence(page: Page, lines: readonly string[], node: Code): Problem[] {
  const line = node.position?.start.line ?? 1;
  const end = node.position?.end.line ?? line;
  const report = (message: string): Problem[] => [{file: page.file, line, message}];
  const opening = /(`{3,}|~{3,})/.exec(lines[line - 1] ?? '')?.[1];
  if (opening === undefined)
    return report('code is indented. Expected: a fence that names its language.');
  const closing = new RegExp(`${opening[0]}{${opening.length},}\\s*$`);
  if (end === line || !closing.test(lines[end - 1] ?? ''))
    return report(`the code fence is not closed. Expected: a line with ${opening} after the code.`);
  const inner = findOpening(node.value, opening);
  if (inner >= 0) {
    return report(
      `the code fence is not closed: another one opens in line ${line + 1 + inner}. Expected: a line with ${opening} after the code, or a longer fence around code that shows one.`,
    );
  }

  if (!node.lang) {
    return report(
      'the code fence names no language. Expected: one such as `bash`, `js`, `json`, or `text`.',
    );
  }
  if (!isKnownLanguage(node.lang)) {
    return report(
      `unknown language of a code fence, got ${JSON.stringify(node.lang)}. ${describeKnownLanguages(node.lang)}`,
    );
  }
  const diagram = explainDiagram(node);
  if (diagram !== undefined) return report(diagram);
  return [...checkMeta(page, node, line), ...checkComments(page, node, line)];
}

/** Docusaurus drops such a line, and emphasizes the next one or those up to the end. */
const MAGIC_COMMENT = /^\s*\W{1,4}\s*highlight-(?:next-line|start|end)\b.*/;

/** Comments that emphasize the lines below them elsewhere: here, readers would get the comments. */
const checkComments = ({file}: Page, {value}: Code, line: number): Problem[] =>
  value.split('\n').flatMap((text, index) =>
    MAGIC_COMMENT.test(text)
      ? {
          file,
          line: line + 1 + index,
          message: `a comment that emphasizes no line here and is shown, got ${JSON.stringify(text.trim())}. Expected: the numbers of the lines after the language, such as {1,3-5}.`,
        }
      : [],
  );

/** Other tools draw these; here, readers would get their sources. */
const DIAGRAMS = ['mermaid', 'plantuml', 'plant-uml'];

function explainDiagram({lang, value}: Code): string | undefined {
  if (!DIAGRAMS.includes(lang ?? '')) return undefined;
  const kind = /^\s*(sequenceDiagram|stateDiagram|flowchart|graph)\b/m.exec(value)?.[1] ?? '';
  const component = /^(?:flowchart|graph)$/.test(kind) ? 'FlowDiagram' : kind.replace(/^s/, 'S');
  const instead = component === '' ? '![what it shows](./image.svg)' : `<${component}>`;
  return `a diagram that is shown as its source, got ${JSON.stringify(lang)}. Expected: ${instead}.`;
}

/**
 * Index of the line of code that opens another fence, or -1: the end of that one has closed the open
 * one. Longer fences, and those of the other sign, quote Markdown.
 */
function findOpening(code: string, {0: sign = '', length}: string): number {
  const other = new RegExp(`^ {0,3}${sign}{${length},}[ \\t]*[^\\s${sign}][^${sign}]*$`);
  return code.split('\n').findIndex((line) => other.test(line));
}

const HIGHLIGHT = /\{([\d,\s-]*)\}/;
const META_WORD = /^(?:title="[^"]*"|title='[^']*'|showLineNumbers(?:=\d+)?|file=\S+)$/;
const META_NAMES = ['title="name"', 'file=./_samples/name', 'showLineNumbers', '{1,3-5}'];

/** What is written after the language: a misspelled word there does nothing. */
function checkMeta(page: Page, {meta, value}: Code, line: number): Problem[] {
  const report = (message: string): Problem[] => [{file: page.file, line, message}];
  const highlight = HIGHLIGHT.exec(meta ?? '')?.[1];
  const words = (meta ?? '').replace(HIGHLIGHT, '').match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  const unknown = words.find((word) => !META_WORD.test(word));
  if (unknown !== undefined) {
    return report(
      `unknown setting of a code fence, got ${JSON.stringify(unknown)}. Expected: ${META_NAMES.join(', ')}.`,
    );
  }
  const isFile = words.some((word) => word.startsWith('file='));
  if (isFile && value.trim() !== '') {
    return report(
      'a code fence that names a file and holds code, of which only the file is shown. Fix: remove one of them.',
    );
  }
  if (isFile) return [];
  if (value.trim() === '')
    return report('an empty code fence. Fix: write the code, or name its file.');
  const lines = value.split('\n').length;
  const last = Math.max(0, ...(highlight ?? '').split(/[,-]/).map(Number));
  return last > lines
    ? report(`line ${last} is highlighted, and the code has ${lines}. Fix: correct the numbers.`)
    : [];
}

function checkAdmonition(
  page: Page,
  lines: readonly string[],
  node: ContainerDirective | LeafDirective,
): Problem[] {
  const line = node.position?.start.line ?? 1;
  const report = (message: string): Problem[] => [{file: page.file, line, message}];
  if (node.type === 'leafDirective') {
    return report(
      `\`::${node.name}\` has no meaning here. Expected: an admonition, such as :::note.`,
    );
  }
  if (!ADMONITIONS.includes(node.name)) {
    const instead = Object.hasOwn(ELSEWHERE, node.name)
      ? `Did you mean ${JSON.stringify(ELSEWHERE[node.name])}?`
      : `Expected: one of ${ADMONITIONS.join(', ')}.`;
    return report(`unknown admonition, got ${JSON.stringify(node.name)}. ${instead}`);
  }
  const end = node.position?.end.line ?? line;
  const inner = node.children.at(-1);
  const innerEndsHere = inner?.type === 'containerDirective' && inner.position?.end.line === end;
  if (end !== line && /^\s*:{3,}\s*$/.test(lines[end - 1] ?? '') && !innerEndsHere) return [];
  return report(
    `the admonition :::${node.name} is not closed. Expected: a line with ::: after its text.`,
  );
}
