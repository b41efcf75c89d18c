import type {TextRun} from './listTextRuns';
import {ADMONITION, COMPONENT, IMPORT} from './listUnreadLines';

/** Signs that the parser took for text, and what their writer meant. */
export interface Leftover {
  readonly pattern: RegExp;
  /** What is wrong, before the text that was got. */
  readonly problem: string;
  readonly expected: string;
  /** What is expected in an .md file instead, if that differs. */
  readonly inMarkdown?: string;
  readonly kinds?: readonly TextRun['kind'][];
}

const paragraphs = ['paragraph'] as const;

/**
 * Signs of Markdown and of other dialects, the most telling first: of several that match one place,
 * the first is reported.
 */
export const leftovers: readonly Leftover[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7})(?: .*)?$/gm,
    problem: 'a marker of a merge conflict',
    expected: 'Fix: resolve the conflict.',
  },
  {
    pattern: IMPORT,
    problem: 'an import that is not parsed',
    expected: "Expected: import Name from './file.mdx'; after an empty line.",
    inMarkdown: 'Fix: name the file .mdx; only such files import.',
    kinds: paragraphs,
  },
  {
    pattern: COMPONENT,
    problem: 'a component that is not parsed',
    expected: 'Expected: <Name key="value">, with an end or with />.',
    inMarkdown: 'Fix: name the file .mdx; only such files have components.',
    kinds: paragraphs,
  },
  {
    pattern: /!\[[^\]\n]*\](?:\[[^\]\n]*\])?/g,
    problem: 'an image that is not parsed',
    expected: 'Expected: ![what it shows](./image.png), or a definition for the reference.',
  },
  {
    pattern: /\[\^[^\]\n]*\]/g,
    problem: 'a footnote that nothing defines',
    expected: 'Fix: add `[^name]: text`, or remove it.',
  },
  {
    pattern: /\[\[[^\n]*?\]\]/g,
    problem: 'a wiki link, which is shown as text',
    expected: 'Expected: [name of the target](./page.mdx).',
  },
  {
    pattern: /\[![A-Z]+\]/g,
    problem: 'an alert of another dialect',
    expected: 'Expected: an admonition, such as :::note.',
    kinds: paragraphs,
  },
  {
    pattern: /\[[^\]\n]*\]\[[^\]\n]*\]/g,
    problem: 'a reference that nothing defines',
    expected: 'Expected: [text](./page.mdx).',
  },
  {
    pattern: /\[[^\]\n]*\]\s?\([^)\n]*\)?/g,
    problem: 'a link that is not parsed',
    expected: 'Expected: [text](./page.mdx), without spaces in the target or before it.',
  },
  {
    pattern: /\([^)\n]*\)\[[^\]\n]*\]/g,
    problem: 'a link with text and target swapped',
    expected: 'Expected: [text](./page.mdx).',
  },
  {
    pattern: /^\[[ xX]?\] /gm,
    problem: 'a check box outside of a list',
    expected: 'Expected: a list item.',
  },
  {
    pattern: /[[\]]/g,
    problem: 'a bracket that belongs to no link',
    expected: 'Expected: a link, or the bracket as code or after a backslash.',
  },
  {
    pattern: /\{#[\w-]+\}/g,
    problem: 'a heading id of another dialect',
    expected: 'Expected: {/* #id */} in an .mdx file.',
  },
  {
    pattern: /\*\*|__|~~/g,
    problem: 'an emphasis that is not parsed',
    expected: 'Expected: a pair of them, with no space inside.',
  },
  {
    pattern: /==(?=\S)[^=\n]*==|\$\$[^$\n]*\$\$/g,
    problem: 'markup of another dialect',
    expected: 'Expected: **bold** or `code`.',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}\u2588])[*_](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[*](?![\p{L}\p{N}\u2588])/gu,
    problem: 'an emphasis that is not parsed',
    expected: 'Expected: a pair of them, or a backslash before it.',
  },
  {
    pattern: /\*(?=\u2588)|(?<=\u2588)\*/g,
    problem: 'an emphasis that is not parsed',
    expected: 'Expected: as many signs before the text as after it.',
  },
  {pattern: /`/g, problem: 'code that is not closed', expected: 'Expected: a pair of backticks.'},
  {
    pattern: /^#{1,6}(?=[^#\s])/gm,
    problem: 'a heading without a space after its signs',
    expected: 'Expected: ## Heading.',
    kinds: paragraphs,
  },
  {
    pattern: /^={1,6} .*/gm,
    problem: 'a heading of another dialect',
    expected: 'Expected: ## Heading.',
    kinds: paragraphs,
  },
  {
    pattern: /^h[1-6]\. .*/gm,
    problem: 'a heading of another dialect',
    expected: 'Expected: ## Heading.',
    kinds: paragraphs,
  },
  {
    // Code and links are blanked out.
    pattern: /^(?:[-+*](?=[\p{L}\u2588])|\d+[.)](?=[\p{L}\u2588])).*/gmu,
    problem: 'a list item without a space after its sign',
    expected: 'Expected: a space between them.',
    kinds: paragraphs,
  },
  {
    pattern: /^--+ .*/gm,
    problem: 'a line that begins with dashes',
    expected: 'Expected: "- " for a list item.',
    kinds: paragraphs,
  },
  {
    pattern: /(?<=\n)[ \t]*\d+[.)] .*/g,
    problem: 'a list item that is not parsed',
    expected: 'Expected: its number below that of the item before it.',
    kinds: paragraphs,
  },
  {
    pattern: /^[\u2022\u2023\u25aa\u25e6\u2043\u2013\u2014] .*/gm,
    problem: 'a bullet that is typed',
    expected: 'Expected: "- " at the start of the item.',
    kinds: paragraphs,
  },
  {
    pattern: ADMONITION,
    problem: 'an admonition that is not parsed',
    expected:
      'Expected: a line such as :::note or :::note[Title], and a line with ::: after its text.',
    kinds: paragraphs,
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?) ?\w+.*|^\.\. \w+::.*/gm,
    problem: 'an admonition of another dialect',
    expected: 'Expected: :::note.',
    kinds: paragraphs,
  },
  {
    pattern: /^\|.*|^.*\|\s*$/gm,
    problem: 'a table that is not parsed',
    expected: 'Expected: below its heading a row such as `| --- | --- |`, with as many cells.',
    kinds: paragraphs,
  },
  {
    pattern: /(?<![\p{L}\p{N}\u2588]):[a-z][a-z0-9_+-]*:(?![\p{L}\p{N}])/gu,
    problem: 'a short code for an emoji, which is shown as text',
    expected: 'Fix: leave it out, or type the character.',
  },
  {
    pattern: /\{[{%][^}\n]*[%}]\}|<%[^\n]*?%>|\$\{[^}\n]*\}/g,
    problem: 'a template of another system',
    expected: 'Expected: a token such as %%Product%%.',
  },
  {
    pattern: /[{}]/g,
    problem: 'a brace that is shown as text',
    expected: 'Expected: braces as code, or a backslash before each.',
  },
  {
    pattern: /(?<=\u2588)>+(?=\s|$)/g,
    problem: 'a bracket after a component or link, which is shown as text',
    expected: 'Fix: remove it.',
  },
  {
    pattern: /\\$(?![^]*\n)/g,
    problem: 'a backslash at the end of a paragraph',
    expected: 'Fix: remove it.',
    kinds: paragraphs,
  },
];
