import type {Nodes} from 'hast';
import {expect, it} from 'vitest';
import {parsePiece} from '../html';
import {collapseSpace} from './collapseSpace';

const listTexts = (node: Nodes): string[] => {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(listTexts) : [];
};

it.each([
  ['<p> a  b\n c </p>', ['a b c']],
  ['<ul>\n<li>\n<p>a</p>\n</li>\n</ul>', ['a']],
  ['<p>a <em> b</em> <strong>c </strong>d</p>', ['a ', 'b', ' ', 'c ', 'd']],
  ['<p>a <em>b </em></p>', ['a ', 'b']],
  ['<p>a <img> </p>', ['a ']],
  ['<p><img> a</p>', [' a']],
  ['a <div>b</div> c', ['a', 'b', 'c']],
  ['<p>a <span> <br></span> b</p>', ['a', 'b']],
  ['<pre> a\n  b </pre> c', [' a\n  b ', 'c']],
  ['<p>a\u00a0 \u00a0b</p>', ['a\u00a0 \u00a0b']],
])('leaves the white space of %j that a browser shows', (html, texts) => {
  const tree = parsePiece(html);
  collapseSpace(tree);
  expect(listTexts(tree)).toEqual(texts);
});
