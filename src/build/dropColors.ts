import {CODE_COLORS} from '../markdown/highlight/runs';

/** A colored part of code: text in an element that has a color and nothing else. */
const COLORED = new RegExp(
  `<span class=("?)code-(?:${CODE_COLORS.join('|')})\\1>([^<]*)</span>`,
  'g',
);

/** Elements whose text may look like a tag and is none. */
const RAW = /<(?:iframe|noembed|noframes|noscript|plaintext|script|style|textarea|title|xmp)/i;

const BLOCK = /<pre[\s>].*?<\/pre>/gs;

/**
 * A page without the colors of its code, which nobody reads: they are half of the elements of a
 * large reference. A page in which a tag may be text stays as it is.
 */
export function dropColors(html: string): string {
  const start = html.indexOf('</head>');
  const body = html.slice(start);
  if (start === -1 || RAW.test(body)) return html;
  return html.slice(0, start) + body.replace(BLOCK, (block) => block.replace(COLORED, '$2'));
}
