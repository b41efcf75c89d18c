import fc from 'fast-check';
import type {BlockContent, PhrasingContent, Root} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {expect} from 'vitest';
import {fuzz} from '../../testing/fuzz/fuzz';
import {plainHandlers, tables} from './plainHandlers';

/** What means something somewhere, and what never does. */
const PIECES = [...'abZé1 .,;:!?()[]{}<>#&*_-+=|~`\'"/\\%$@\n\t', '12', '  ', '😀', '–', '&amp;'];

const value = fc
  .array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 6})
  .map((pieces) => pieces.join(''));

const {phrase} = fc.letrec<{phrase: PhrasingContent}>((tie) => {
  const children = fc.array(tie('phrase'), {minLength: 1, maxLength: 4});
  return {
    phrase: fc.oneof(
      {depthSize: 'small', withCrossShrink: true},
      value.map((text) => ({type: 'text', value: text})),
      value.map((text) => ({type: 'inlineCode', value: text})),
      children.map((nodes) => ({type: 'strong', children: nodes})),
      children.map((nodes) => ({type: 'delete', children: nodes})),
      children.map((nodes) => ({type: 'link', url: 'https://a.example/', children: nodes})),
    ) as fc.Arbitrary<PhrasingContent>,
  };
});

const line = fc.array(phrase, {minLength: 1, maxLength: 5});

const block = fc.oneof(
  line.map((children) => ({type: 'paragraph', children})),
  line.map((children) => ({type: 'heading', depth: 2, children})),
  line.map((children) => ({
    type: 'list',
    children: [{type: 'listItem', children: [{type: 'paragraph', children}]}],
  })),
  fc.array(line, {minLength: 1, maxLength: 3}).map((cells) => ({
    type: 'table',
    children: [
      {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))},
    ],
  })),
) as fc.Arbitrary<BlockContent>;

const OPTIONS: Options = {resourceLink: true, extensions: [tables, gfmStrikethroughToMarkdown()]};

fuzz('a text is escaped as by the package', {
  target: 'markdown versions, texts of pages',
  usual: 1_000,
  property: fc.property(block, (node) => {
    const root: Root = {type: 'root', children: [node]};
    const quick = toMarkdown(root, {...OPTIONS, handlers: plainHandlers});
    expect(quick).toBe(toMarkdown(root, OPTIONS));
  }),
});
