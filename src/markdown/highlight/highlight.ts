import {normalizeTokens, Prism} from 'prism-react-renderer';
import {getGrammar} from './languages';
import {CODE_COLORS, toMarkup, type CodeColor, type CodeRun} from './runs';

/**
 * Code that the build has highlighted, ready for `CodeBlock`: no highlighter travels to the
 * browser.
 */
export interface HighlightedCode {
  readonly language: string;
  /** Escaped code with elements such as `<span class="code-keyword">`. Its text content is the code. */
  readonly html: string;
}

/** How single lines are marked. */
export interface LineOptions {
  /** Lines to be emphasized, counted from 1. */
  readonly emphasized?: ReadonlySet<number>;
  /** Number of the first line; without it, lines carry no numbers. */
  readonly firstNumber?: number | undefined;
}

/** The kinds of token that have each color. Other tokens stay text, which halves the markup. */
const KINDS: Readonly<Record<CodeColor, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'atrule', 'boolean', 'null', 'important'],
  string: [
    'string',
    'char',
    'attr-value',
    'template-string',
    'triple-quoted-string',
    'string-interpolation',
    'regex',
    'url',
    'header-value',
    'value',
    'inserted',
    'inserted-sign',
  ],
  number: ['number', 'date', 'variable', 'environment', 'deleted', 'deleted-sign'],
  name: [
    'function',
    'function-name',
    'class-name',
    'macro',
    'annotation',
    'decorator',
    'namespace',
    'tag',
    'selector',
    'builtin',
    'method',
    'table',
  ],
  property: [
    'property',
    'attr-name',
    'key',
    'literal-property',
    'header-name',
    'assign-left',
    'parameter',
  ],
};

const COLORS = new Map(
  CODE_COLORS.flatMap((color) => KINDS[color].map((kind): [string, CodeColor] => [kind, color])),
);

/**
 * Extras of the JavaScript grammar of prism-react-renderer: globals and capitalized names, which
 * stay text.
 */
const UNCOLORED = new Set(['console', 'known-class-name', 'maybe-class-name']);

/** Tokens that contain code, which does not take the color around it. */
const RESETTING = ['interpolation', 'instruction'];

/** A run of text in one color. */
interface Run {
  text: string;
  readonly color: CodeColor | undefined;
}

/** Highlights code of a known language. */
export function highlight(
  code: string,
  language: string,
  options: LineOptions = {},
): HighlightedCode {
  const lines = tokenize(code, language).map((runs) => toMarkup(runs.map(toCodeRun)));
  const html = hasLineMarkup(options)
    ? lines.map((line, index) => toLineMarkup(line, index, options)).join('')
    : lines.join('\n');
  return {language, html};
}

/** The same as data, for pages that show many samples. */
export function highlightRuns(code: string, language: string): CodeRun[] {
  const merged: CodeRun[] = [];
  for (const run of tokenize(code, language).flatMap((line, index) => [
    ...(index > 0 ? ['\n'] : []),
    ...line.map(toCodeRun),
  ])) {
    const last = merged.at(-1);
    if (typeof run === 'string' && typeof last === 'string') merged[merged.length - 1] = last + run;
    else merged.push(run);
  }
  return merged;
}

/** The runs of each line: a token that spans lines is closed and opened again. */
function tokenize(code: string, language: string): Run[][] {
  const grammar = getGrammar(language);
  const tokens = grammar === undefined ? [code] : Prism.tokenize(code, grammar);
  tokens.forEach(dropAliases);
  return normalizeTokens(tokens).map((line) => {
    const runs: Run[] = [];
    for (const {types, content, empty} of line)
      if (empty !== true) addRun(runs, {text: content, color: getColor(types)});
    return runs;
  });
}

/** Appends a run, joined to the last one of its color when nothing but spaces is between them. */
function addRun(line: Run[], run: Run): void {
  if (run.text === '') return;
  const last = line.at(-1);
  const beforeLast = line.at(-2);
  if (last === undefined) {
    line.push(run);
  } else if (last.color === run.color) {
    last.text += run.text;
  } else if (
    beforeLast !== undefined &&
    beforeLast.color === run.color &&
    last.text.trim() === ''
  ) {
    beforeLast.text += last.text + run.text;
    line.pop();
  } else {
    line.push(run);
  }
}

const toCodeRun = ({text, color}: Run): CodeRun =>
  color === undefined || text.trim() === '' ? text : [CODE_COLORS.indexOf(color), text];

/** A kind that has a color goes before the other names of a token, which normalizing lists after it. */
function dropAliases(token: Prism.Token | string): void {
  if (typeof token === 'string') return;
  if (COLORS.has(token.type) || UNCOLORED.has(token.type)) token.alias = [];
  if (Array.isArray(token.content)) token.content.forEach(dropAliases);
  else dropAliases(token.content);
}

/** The color of the innermost kind that has one, up to a token that contains code. */
function getColor(types: readonly string[]): CodeColor | undefined {
  // The parts of a regular expression have no colors.
  if (types.includes('regex')) return COLORS.get('regex');
  const colors = types.flatMap((type) =>
    RESETTING.includes(type) ? [undefined] : (COLORS.get(type) ?? []),
  );
  return colors.at(-1);
}

const hasLineMarkup = ({emphasized, firstNumber}: LineOptions): boolean =>
  firstNumber !== undefined || (emphasized?.size ?? 0) > 0;

/** Lines with markup are blocks, so each holds its own line end. */
function toLineMarkup(line: string, index: number, options: LineOptions): string {
  if (!hasLineMarkup(options)) return line;
  const {emphasized, firstNumber} = options;
  const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
  const emphasis = emphasized?.has(index + 1) === true ? ' data-emphasized' : '';
  return `<span class="code-line"${number}${emphasis}>${line}\n</span>`;
}
