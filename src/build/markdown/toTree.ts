import type {Element, Root as Markup} from 'hast';
import {defaultHandlers, defaultNodeHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Heading, List, Nodes, Parents, Root, Table} from 'mdast';
import {minifyWhitespace} from './minifyWhitespace';

const toCode: Handle = (_state, element: Element) => {
  const {dataLanguage, dataTitle} = element.properties;
  return {
    type: 'code',
    lang: dataLanguage ? String(dataLanguage) : null,
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    // The page's own text, in one piece.
    value: element.children
      .map((child) => (child.type === 'text' ? child.value : ''))
      .join('')
      .replace(/\n$/, ''),
  };
};

const toHeading: Handle = (state, element: Element) => {
  const heading = defaultHandlers.h1(state, element) as Heading;
  return {...heading, data: {id: element.properties.id} as Heading['data']};
};

export const handlers: Readonly<Record<string, Handle>> = {
  pre: toCode,
  h1: toHeading,
  h2: toHeading,
  h3: toHeading,
  h4: toHeading,
  h5: toHeading,
  h6: toHeading,
};

/**
 * The syntax tree of a tidy page; its headings know their ids.
 *
 * @param markup loses the white space that is not shown
 */
export function toTree(markup: Markup): Root {
  const tree = convert(markup);
  for (const node of tree.children)
    if (node.type === 'list' || node.type === 'table') linkOnce(node);
  return tree;
}

/**
 * The package would copy the tree and go through it three times more; given an empty one, it only
 * says how to convert the elements.
 */
function convert(markup: Markup): Root {
  minifyWhitespace(markup);
  let tree: Nodes | undefined;
  const root: Handle = (state) => {
    tree = defaultNodeHandlers.root(state, markup);
    return undefined;
  };
  toMdast(
    {type: 'root', children: []},
    {document: true, handlers: {...handlers}, nodeHandlers: {root}},
  );
  settle(tree as Root);
  return tree as Root;
}

/** Joins neighboring texts, drops white space at the ends of lines, and tightens lists. */
function settle(parent: Parents): void {
  const children = parent.children as Nodes[];
  const isLine = parent.type === 'heading' || parent.type === 'paragraph' || parent.type === 'root';
  let index = 0;
  while (index < children.length) {
    const node = children[index] as Nodes;
    const previous = children[index - 1];
    if (node.type !== 'text') {
      if ('children' in node) settle(node);
      index++;
    } else if (previous?.type === 'text') {
      previous.value += node.value;
      children.splice(index--, 1);
    } else {
      let value = node.value.replace(/[\t ]*(\r?\n|\r)[\t ]*/, '$1');
      if (isLine && index === 0) value = value.replace(/^[\t ]+/, '');
      if (isLine && index === children.length - 1) value = value.replace(/[\t ]+$/, '');
      node.value = value;
      if (value === '') children.splice(index, 1);
      else index++;
    }
  }
  if (parent.type === 'list') tighten(parent);
}

/** Fields of fields are lists of lists: without empty lines between them they are half as long. */
function tighten(list: List): void {
  list.spread = false;
  for (const item of list.children)
    item.spread = item.children.some(({type}) => type !== 'paragraph' && type !== 'list');
}

/** In a table or a list that names a type in every row, one link to it is enough. */
function linkOnce(rows: List | Table, linked = new Set<string>()): void {
  const visit = (parent: Parents): void => {
    const children = parent.children as Nodes[];
    for (let index = 0; index < children.length; index++) {
      const node = children[index] as Nodes;
      if (node.type === 'link') {
        if (linked.has(node.url)) {
          children.splice(index--, 1, ...node.children);
          continue;
        }
        linked.add(node.url);
      }
      if ('children' in node) visit(node);
    }
  };
  visit(rows);
}
