import type {Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScriptUrl} from './isScriptUrl';

/**
 * For Markdown that was not written for the site, such as the comments of a library: raw HTML is
 * shown as the text that it is, and a link that would run script loses its address.
 */
export function disarmMarkup() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const harmless = toHarmless(node, parent);
      if (harmless !== undefined)
        parent.children.splice(index, 1, ...(harmless as Parents['children']));
    });
  };
}

function toHarmless(node: Nodes, parent: Parents): readonly Nodes[] | undefined {
  switch (node.type) {
    case 'html': {
      // Line breaks of table cells and places to link to, which Markdown cannot say otherwise.
      if (/^<br ?\/?>$/.test(node.value)) return [{type: 'break'}];
      if (/^(?:<a id="[\w.-]+">|<\/a>)+$/.test(node.value)) return undefined;
      const text: Nodes = {type: 'text', value: node.value};
      return isInline(parent) ? [text] : [{type: 'paragraph', children: [text]}];
    }
    case 'link':
      return isScriptUrl(node.url) ? node.children : undefined;
    case 'image':
      return isScriptUrl(node.url) ? [{type: 'text', value: node.alt ?? ''}] : undefined;
    case 'definition':
      return isScriptUrl(node.url) ? [] : undefined;
    default:
      return undefined;
  }
}

const isInline = ({type}: Parents): boolean =>
  !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type);
