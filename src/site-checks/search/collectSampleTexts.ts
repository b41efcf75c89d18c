import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isStopWord} from '../../search/stopWords';

/** Replaces a part of a text that differs from case to case. */
const VARIABLE = '…';

/** What samples print when all is well. Every other sentence is an error. */
const RESULTS = [
  /^listening on /i,
  /^Lease …/,
  /^Renewed, /,
  /^no plate$/,
  /^nothing found$/,
  /^not seen$/,
  /^unknown vehicle$/,
  /image\(s\) in/,
];

/** How each language marks a text that it prints or throws. */
const READERS: Readonly<Record<string, (source: string) => string[]>> = {
  '.js': readScript,
  '.mjs': readScript,
  '.mts': readScript,
  '.py': (source) =>
    matchAll(source, /(?:raise \w+|exit|print)\(f?"([^"]*)"/g).map((text) =>
      text.replace(/\{[^}]*\}/g, VARIABLE),
    ),
  '.sh': (source) =>
    matchAll(source, /echo (?:"([^"]*)"|'([^']*)')/g).map((text) =>
      text.replace(/\$\w+/g, VARIABLE),
    ),
};

/**
 * Collects the error texts of all code samples from their sources.
 *
 * @param dir folder of the documents
 * @returns each text with two telling words or more once, with `…` for every part that differs from
 *   case to case
 */
export function collectSampleTexts(dir: string): string[] {
  const texts = listSamples(dir).flatMap(
    (file) => READERS[path.extname(file)]?.(readFileSync(file, 'utf8')) ?? [],
  );
  return [...new Set(texts)]
    .filter(isTelling)
    .filter((text) => !RESULTS.some((result) => result.test(text)))
    .sort();
}

/** The lines with an error of an API that the recorded runs of samples have printed. */
export function collectRecordedErrors(dir: string): string[] {
  const lines = listSamples(dir)
    .filter((file) => file.endsWith('.out'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => /"message":/.test(line)))].sort();
}

/**
 * Whether the fixed part of a text has two telling words; fewer, as in `is a … key`, identify no
 * error.
 */
export const isTelling = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !isStopWord(word)).length > 1;

const listSamples = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.includes('_samples'))
    .map((file) => path.join(dir, file));

const matchAll = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');

/** Sentences among the literals of a script; import specifiers and keys are single words. */
function readScript(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = toText(node);
    if (text === undefined) ts.forEachChild(node, visit);
    else if (/\p{L} \p{L}|: /u.test(text)) texts.push(text.replaceAll(/…+/g, VARIABLE));
  };
  visit(ts.createSourceFile('sample.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** The text of a literal or a sum of literals. */
function toText(node: ts.Node): string | undefined {
  if (ts.isParenthesizedExpression(node)) return toText(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (text, {literal}) => text + VARIABLE + literal.text,
      node.head.text,
    );
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const [left, right] = [toText(node.left), toText(node.right)];
  return left === undefined && right === undefined
    ? undefined
    : (left ?? VARIABLE) + (right ?? VARIABLE);
}
