import {CODE_COLORS, type CodeColor, type CodeRun} from '../../markdown/highlight/runs';

type Rule = readonly [color: CodeColor, pattern: string];

interface Grammar {
  /** The first that matches counts. Without groups. */
  readonly rules: readonly Rule[];
  /** What is code in a string that can contain code. */
  readonly inserted: RegExp;
  readonly canInsert: RegExp;
}

const WORDS = {
  js: 'async|await|const|export|false|for|from|if|import|let|new|null|of|return|throw|true',
  python: 'as|False|for|from|if|import|in|None|not|print|raise|return|True|with',
} as const;
const DOUBLE = String.raw`"(?:[^"\\\n]|\\[^])*"`;
const SINGLE = String.raw`'(?:[^'\\\n]|\\[^])*'`;
const NUMBER: Rule = ['number', String.raw`\b\d+(?:\.\d+)?\b`];

/** The languages of the samples, by their name in the highlighter of the build. */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  bash: {
    rules: [
      ['comment', String.raw`(?<!\S)#.*`],
      ['string', `${DOUBLE}|'[^']*'`],
      ['property', String.raw`(?<=\s)(?:--?[a-z][\w-]*|\w+(?==))`],
      ['number', String.raw`\$\w+`],
      ['name', String.raw`^\w+(?= )`],
    ],
    inserted: /(\$\w+)/,
    canInsert: /^"/,
  },
  js: {
    rules: [
      ['comment', String.raw`(?<!\S)//.*`],
      ['property', `(?:${SINGLE}|[\\w$]+)(?=:)`],
      ['string', `${SINGLE}|\`[^\`]*\``],
      ['keyword', String.raw`\b(?:${WORDS.js})\b`],
      ['name', String.raw`(?<=\bnew )\w+|\b\w+(?=\()`],
      NUMBER,
    ],
    inserted: /(\$\{[^}]*\})/,
    canInsert: /^`/,
  },
  python: {
    rules: [
      ['comment', String.raw`(?<!\S)#.*`],
      ['string', `\\b[bfr]${DOUBLE}|${DOUBLE}`],
      ['keyword', String.raw`\b(?:${WORDS.python})\b`],
      ['name', String.raw`\bopen(?=\()`],
      NUMBER,
    ],
    inserted: /(\{[^}]*\})/,
    canInsert: /^f/,
  },
};

/**
 * Colors the code of a request as the build colors samples. The writers of samples use little of
 * each language, so a few patterns are enough; the highlighter of the build is four times as large as
 * the code around it.
 */
export function toCodeRuns(code: string, language: string): CodeRun[] {
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return [code];
  const {rules, inserted, canInsert} = grammar;
  const pattern = new RegExp(rules.map(([, source]) => `(${source})`).join('|'), 'gm');
  const runs: CodeRun[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [text, ...groups] = match;
    const color = rules[groups.findIndex((group) => group !== undefined)]?.[0] ?? 'string';
    if (match.index > end) runs.push(code.slice(end, match.index));
    end = match.index + text.length;
    const parts = color === 'string' && canInsert.test(text) ? text.split(inserted) : [text];
    parts.forEach((part, index) => {
      if (index % 2 === 1) runs.push(...toCodeRuns(part, language));
      else if (part !== '') runs.push([CODE_COLORS.indexOf(color), part]);
    });
  }
  if (end < code.length) runs.push(code.slice(end));
  return runs;
}
