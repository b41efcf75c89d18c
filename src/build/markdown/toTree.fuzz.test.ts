import type {Element, ElementContent, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import fc from 'fast-check';
import {expect} from 'vitest';
import {fuzz} from '../../testing/fuzz/fuzz';
import {createElement, createText} from './nodes';
import {handlers, toTree} from './toTree';

/** Of each kind that matters to white space: blocks, words, what shows by itself, raw, hidden. */
const NAMES =
  'div p li ul h2 table tr td blockquote br b code em span strong img input pre source template'.split(
    ' ',
  );

const texts = fc
  .array(fc.constantFrom(' ', '  ', '\n', '\t ', '\r\n', '\u00A0', 'a', 'b c', '.'), {maxLength: 4})
  .map((parts) => createText(parts.join('')));

const {node} = fc.letrec<{node: ElementContent; element: Element}>((tie) => ({
  node: fc.oneof({depthSize: 'medium', withCrossShrink: true}, texts, tie('element')),
  element: fc
    .tuple(fc.constantFrom(...NAMES), fc.array(tie('node'), {maxLength: 5}), fc.boolean())
    .map(([name, children, isHidden]) =>
      createElement(name, children, name === 'span' && isHidden ? {hidden: true} : {}),
    ),
}));

/** Without what `toTree` says of lists. */
const toPlain = (tree: object): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'spread' ? undefined : value)));

fuzz('a tree is the one that the package would make', {
  target: 'markdown versions, trees of pages',
  usual: 400,
  property: fc.property(fc.array(node, {maxLength: 6}), (children) => {
    const markup: Root = {type: 'root', children};
    const expected = toMdast(markup, {document: true, handlers: {...handlers}});
    expect(toPlain(toTree(markup))).toEqual(toPlain(expected));
  }),
});
