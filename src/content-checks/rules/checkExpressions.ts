import type {Node, Program} from 'estree';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const GLOBALS = ['Array', 'JSON', 'Math', 'Number', 'Object', 'String', 'undefined'];

/** Braces outside code are JavaScript: each name in them must be imported by the page. */
export function checkExpressions({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const known = new Set([...GLOBALS, ...listDeclaredNames(page)]);
    const problems: Problem[] = [];
    const check = (line: number, source: string, program: Program | null | undefined): void => {
      for (const name of listFreeNames(program)) {
        if (!known.has(name)) {
          problems.push({
            file: page.file,
            line,
            message: `\`{${source.trim()}}\` is JavaScript, and \`${name}\` is not defined on this page. Fix: put literal braces in code, or import the name.`,
          });
        }
      }
    };
    visit(page.tree, (node) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
        check(node.position?.start.line ?? 1, node.value, node.data?.estree);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          check(node.position?.start.line ?? 1, attribute.value, attribute.data?.estree);
        } else if (typeof attribute.value === 'object' && attribute.value !== null) {
          check(
            node.position?.start.line ?? 1,
            attribute.value.value,
            attribute.value.data?.estree,
          );
        }
      }
    });
    return problems;
  });
}

function listDeclaredNames(page: Page): string[] {
  const names: string[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        names.push(...statement.specifiers.map(({local}) => local.name));
      if (
        statement.type === 'ExportNamedDeclaration' &&
        statement.declaration?.type === 'VariableDeclaration'
      ) {
        names.push(
          ...statement.declaration.declarations.flatMap(({id}) =>
            id.type === 'Identifier' ? [id.name] : [],
          ),
        );
      }
    }
  });
  return names;
}

/** Names that an expression uses from outside, without its parameters, properties and keys. */
function listFreeNames(program: Program | null | undefined): string[] {
  const names = new Set<string>();
  const walk = (node: Node, bound: readonly string[]): void => {
    if (node.type === 'Identifier') {
      if (!bound.includes(node.name)) names.add(node.name);
      return;
    }
    const inner =
      node.type === 'ArrowFunctionExpression'
        ? [...bound, ...node.params.flatMap(listPatternNames)]
        : bound;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'property' && node.type === 'MemberExpression' && !node.computed) continue;
      if (key === 'key' && node.type === 'Property' && !node.computed) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, inner);
    }
  };
  for (const statement of program?.body ?? []) walk(statement, []);
  return [...names];
}

const listPatternNames = (pattern: Node): string[] =>
  pattern.type === 'Identifier'
    ? [pattern.name]
    : pattern.type === 'ObjectPattern'
      ? pattern.properties.flatMap((property) =>
          property.type === 'Property' ? listPatternNames(property.value) : [],
        )
      : [];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
