import type {InlineCode, Text} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';

/** Tables are not padded, which would double them. */
export const tables = gfmTableToMarkdown({tablePipeAlign: false});

const {inlineCode: writeCode = defaultHandlers.inlineCode} = tables.handlers ?? {};

/** What may have to be escaped anywhere in a text, and line breaks. */
const MARKS = /[\t\n\r!#&*<>[\\\]_`|~]/;
/** What may have to be escaped at the start of a line. */
const OPENING_MARKS = /^[ )+\-.:=\d]/;
const ENDS_LINE = /[\n\r]$/;
const STARTS_LINE = /^[\n\r]/;

const text: Handle = (node: Text, parent, state, info) => {
  const {value} = node;
  const isPlain =
    !MARKS.test(value) &&
    !(ENDS_LINE.test(info.before) ? OPENING_MARKS : /^\(/).test(value) &&
    !(value.endsWith(' ') && STARTS_LINE.test(info.after));
  return isPlain ? value : defaultHandlers.text(node, parent, state, info);
};

const inlineCode: Handle = (node: InlineCode, parent, state, info) => {
  const {value} = node;
  const isPlain = value !== '' && !/[\n\r`|]|^ .* $|^ $/.test(value);
  return isPlain ? `\`${value}\`` : writeCode(node, parent, state, info);
};
Object.assign(inlineCode, {peek: () => '`'});

/**
 * Writes texts without a character that could mean something as they are. The writer would try some
 * seventy patterns on each, and twice on most.
 */
export const plainHandlers = {text, inlineCode};
