import type {Node, Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScriptUrl} from '../../markdown/isScriptUrl';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/** Properties by which a component would take text for markup. */
const MARKUP_PROPERTIES = /^(?:dangerouslySetInnerHTML|innerHTML|srcDoc)$/i;

type Report = (line: number, message: string) => void;

/** Pages import and show components; code, and markup inside of expressions, belongs in components. */
export function checkPageCode({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    const report: Report = (line, message) => void problems.push({file, line, message});
    checkExpressions(tree, report);
    checkNodes(tree, report);
    return problems;
  });
}

function checkExpressions(tree: Root, report: Report): void {
  for (const {line, program} of listExpressions(tree)) {
    for (const text of listTexts(program).filter(isScriptUrl)) {
      report(
        line,
        `an expression runs a script or holds data, got ${JSON.stringify(text)}. Expected: https:, mailto: or a path.`,
      );
    }
    if (listNodes(program).some(({type}) => type.startsWith('JSX')))
      report(line, 'markup inside of an expression. Fix: put it into a component.');
  }
}

function checkNodes(tree: Root, report: Report): void {
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some(({type}) => type !== 'ImportDeclaration') === true
    ) {
      report(
        line,
        `code in a page, got \`${node.value.split('\n').find((text) => !text.startsWith('import')) ?? ''}\`. Fix: put it into a component or into src/data.`,
      );
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && MARKUP_PROPERTIES.test(attribute.name)) {
        report(
          line,
          `\`${attribute.name}\` takes text for markup. Fix: write Markdown or a component.`,
        );
      }
    }
  });
}

interface Expression {
  readonly line: number;
  readonly program: Program | null | undefined;
}

function listExpressions(tree: Root): Expression[] {
  const found: Expression[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      found.push({line, program: node.data?.estree});
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute')
        found.push({line, program: attribute.data?.estree});
      else if (typeof attribute.value === 'object' && attribute.value !== null)
        found.push({line, program: attribute.value.data?.estree});
    }
  });
  return found;
}

const listTexts = (program: Expression['program']): string[] =>
  listNodes(program).flatMap((node) => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
    return node.type === 'TemplateElement' ? [node.value.cooked ?? ''] : [];
  });

function listNodes(root: unknown): Node[] {
  if (typeof root !== 'object' || root === null) return [];
  const inner = Object.entries(root).flatMap(([key, value]) =>
    key === 'loc' ? [] : Array.isArray(value) ? value.flatMap(listNodes) : listNodes(value),
  );
  return 'type' in root && typeof root.type === 'string' ? [root as Node, ...inner] : inner;
}
