import {normalizeTokens, Prism} from 'prism-react-renderer';
import {getGrammar} from './languages';
import {toMarkup, type CodeRun} from './runs';

/** Code that the build has highlighted, ready for `CodeBlock`: no highlighter travels to the browser. */
export interface HighlightedCode {
  readonly language: string;
  /** Escaped code with `<span class="code-keyword">` and its kin; its text content is the code. */
  readonly html: string;
}

/** How single lines are marked. */
export interface LineOptions {
  /** Lines to be emphasised, counted from 1. */
  readonly emphasised?: ReadonlySet<number>;
  /** Number of the first line; without it, lines carry no numbers. */
  readonly firstNumber?: number | undefined;
}

/** The colours of `css/code.css` and the kinds of token that take them. Other tokens stay text, which halves the markup. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
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

const COLOURS = new Map(
  Object.entries(KINDS).flatMap(([colour, kinds]) => kinds.map((kind) => [kind, colour])),
);

/** Extras of the JavaScript grammar of prism-react-renderer: globals and capitalized names, which stay text. */
const UNCOLOURED = new Set(['console', 'known-class-name', 'maybe-class-name']);

/** Tokens that hold code of their own, which does not take the colour around it. */
const RESETTING = ['interpolation', 'instruction'];

/** A run of text in one colour. */
interface Run {
  text: string;
  readonly colour: string | undefined;
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
      if (empty !== true) addRun(runs, {text: content, colour: getColour(types)});
    return runs;
  });
}

function addRun(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last?.colour === run.colour && last !== undefined) last.text += run.text;
  else if (run.text !== '') line.push(run);
}

const toCodeRun = ({text, colour}: Run): CodeRun =>
  colour === undefined || text.trim() === '' ? text : [colour, text];

/** A kind that has a colour goes before the other names of a token, which normalizing lists after it. */
function dropAliases(token: Prism.Token | string): void {
  if (typeof token === 'string') return;
  if (COLOURS.has(token.type) || UNCOLOURED.has(token.type)) token.alias = [];
  if (Array.isArray(token.content)) token.content.forEach(dropAliases);
  else dropAliases(token.content);
}

/** The colour of the innermost kind that has one, up to a token with code of its own. */
function getColour(types: readonly string[]): string | undefined {
  // The parts of a regular expression would need colours of their own.
  if (types.includes('regex')) return COLOURS.get('regex');
  const colours = types.flatMap((type) =>
    RESETTING.includes(type) ? [undefined] : (COLOURS.get(type) ?? []),
  );
  return colours.at(-1);
}

const hasLineMarkup = ({emphasised, firstNumber}: LineOptions): boolean =>
  firstNumber !== undefined || (emphasised?.size ?? 0) > 0;

/** Lines with markup are blocks, so each holds its own line end. */
function toLineMarkup(line: string, index: number, options: LineOptions): string {
  if (!hasLineMarkup(options)) return line;
  const {emphasised, firstNumber} = options;
  const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
  const emphasis = emphasised?.has(index + 1) === true ? ' data-emphasised' : '';
  return `<span class="code-line"${number}${emphasis}>${line}\n</span>`;
}
