import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isScriptUrl} from '../../markdown/isScriptUrl';
import {foreignMarkup} from '../foreignMarkup';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/**
 * Pages hold Markdown and components: no raw HTML, no event handlers, no script URLs, no inline
 * styles.
 */
export function checkMarkup({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      for (const message of checkNode(node)) problems.push({file, line, message});
    });
    return problems;
  });
}

function checkNode(node: Nodes): string[] {
  switch (node.type) {
    case 'html':
      return /^<!--[\s\S]*-->$/.test(node.value)
        ? []
        : [
            `raw HTML, got \`${node.value.split('\n')[0] ?? ''}\`. Expected: Markdown, or a component in an .mdx file.`,
          ];
    case 'link':
    case 'image':
    case 'definition':
      return isScriptUrl(node.url)
        ? [
            `a link that runs a script or holds data, got ${JSON.stringify(node.url)}. Expected: https:, mailto: or a path.`,
          ]
        : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        ...(node.name !== null && /^[a-z]/.test(node.name)
          ? [
              `raw HTML, got \`<${node.name}>\`. Expected: ${foreignMarkup.get(node.name) ?? 'Markdown or a component'}.`,
            ]
          : []),
        ...node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? checkAttribute(attribute) : [],
        ),
      ];
    default:
      return [];
  }
}

function checkAttribute({name, value}: MdxJsxAttribute): string[] {
  const messages: string[] = [];
  if (/^on[A-Za-z]/.test(name))
    messages.push(`an event handler in a page, got \`${name}\`. Fix: put behavior into a widget.`);

  if (name === 'style') {
    messages.push(
      'an inline style, which the content security policy blocks. Fix: put it into the stylesheet of a component.',
    );
  }
  if (typeof value === 'string' && isScriptUrl(value)) {
    messages.push(
      `\`${name}\` runs a script or holds data, got ${JSON.stringify(value)}. Expected: https:, mailto: or a path.`,
    );
  }
  return messages;
}
