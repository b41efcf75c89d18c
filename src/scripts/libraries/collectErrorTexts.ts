import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {getLibraryDir, type LibraryFolder} from './libraries';

/** Replaces a part of a message that differs from case to case. */
const VARIABLE = '…';

/** Arguments that make up the message of each function and class that creates an error. */
const CREATORS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  configError: ([subject, problem]) => (problem === VARIABLE ? '' : `\`${subject}\`: ${problem}`),
  ShapeError: ([problem]) => `the response ${problem}`,
  SignatureConfigError: ([, message = '']) => message,
  WebhookRequestError: ([, message = '']) => message,
};

/**
 * Collects the error texts of a library from its sources, up to the values and the remedy.
 *
 * @param folder which library
 * @returns each text once, sorted, with `…` for every part that differs from case to case
 */
export function collectErrorTexts(folder: LibraryFolder): string[] {
  const dir = path.join(getLibraryDir(folder), 'src');
  const texts = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .flatMap((file) => collectFromFile(path.join(dir, file)));
  return [...new Set(texts)].sort();
}

function collectFromFile(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const subject = findSharedSubject(nodes);
  return nodes
    .map((node) => toMessage(node, subject))
    .filter((message): message is string => message !== undefined)
    .map(toPattern)
    .filter((message) => /[a-z]/.test(message));
}

/**
 * The subject of a file whose errors share it: `configError('endpoint', problem, …)` with a
 * variable problem.
 */
function findSharedSubject(nodes: readonly ts.Node[]): string | undefined {
  for (const node of nodes) {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'configError') continue;
    const [subject, problem] = node.arguments;
    if (subject !== undefined && problem !== undefined && ts.isIdentifier(problem))
      return `\`${toText(subject)}\``;
  }
  return undefined;
}

function toMessage(node: ts.Node, subject: string | undefined): string | undefined {
  // `[problem, expected]`, from which a message is put together elsewhere.
  if (ts.isArrayLiteralExpression(node) && isReturned(node)) {
    const [problem] = node.elements;
    return problem !== undefined && isLiteral(problem)
      ? `${VARIABLE}: ${VARIABLE} ${toText(problem)}`
      : undefined;
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const name = node.expression.getText();
  const args = (node.arguments ?? []).map(toText);
  if (name === 'reject') return toRejected(args, subject);
  const create =
    CREATORS[name] ?? (/^[A-Z]\w*Error$|^type$|^super$/.test(name) ? first : undefined);
  return create === undefined || args.length === 0 ? undefined : create(args);
}

const first = ([message = '']: readonly string[]): string => message;

function toRejected(
  [problem = '', detail = VARIABLE]: readonly string[],
  subject: string | undefined,
): string {
  if (subject !== undefined) return `${subject}: ${problem}`;
  // A part of a message that its function completes, and collects by its own literal.
  return detail === VARIABLE && !problem.includes('.') ? '' : `${problem}: ${detail}`;
}

function isReturned({parent}: ts.Node): boolean {
  return ts.isReturnStatement(parent) || (ts.isConditionalExpression(parent) && isReturned(parent));
}

function isLiteral(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function toText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return VARIABLE;
  return node.templateSpans.reduce(
    (text, {literal}) => `${text}${VARIABLE}${literal.text}`,
    node.head.text,
  );
}

/** Without request, values, expectation and remedy, which differ or follow from the rest. */
export function toPattern(message: string): string {
  return message
    .replace(/^(?:GET )?(?:… ?)+: /, '')
    .replace('(…: …)', '(…)')
    .replace('`…:`', '`…`')
    .replace(/(?:, got .*|\.…? Expected: .*|\. Fix: .*|\.…?)$/s, '');
}
