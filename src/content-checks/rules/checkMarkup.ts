import {visit} from 'unist-util-visit';
import {isScriptUrl} from '../../markdown/isScriptUrl';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/**
 * Pages hold Markdown and components: no raw HTML, no event handlers, no script URLs, no inline
 * styles.
 */
export function checkMarkup({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node) => {
      const report = (message: string): void =>
        void problems.push({file: page.file, line: node.position?.start.line ?? 1, message});
      if (node.type === 'html' && !/^<!--[\s\S]*-->$/.test(node.value)) {
        report(
          `raw HTML, got \`${node.value.split('\n')[0] ?? ''}\`. Expected: Markdown, or a component in an .mdx file.`,
        );
      }
      if (
        (node.type === 'link' || node.type === 'image' || node.type === 'definition') &&
        isScriptUrl(node.url)
      ) {
        report(
          `a link that runs a script or holds data, got ${JSON.stringify(node.url)}. Expected: https:, mailto: or a path.`,
        );
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== null && /^[a-z]/.test(node.name))
        report(`raw HTML, got \`<${node.name}>\`. Expected: Markdown or a component.`);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (/^on[A-Za-z]/.test(attribute.name)) {
          report(
            `an event handler in a page, got \`${attribute.name}\`. Fix: put behavior into a widget.`,
          );
        }
        if (attribute.name === 'style') {
          report(
            'an inline style, which the content security policy blocks. Fix: put it into the stylesheet of a component.',
          );
        }
        if (typeof attribute.value === 'string' && isScriptUrl(attribute.value)) {
          report(
            `\`${attribute.name}\` runs a script or holds data, got ${JSON.stringify(attribute.value)}. Expected: https:, mailto: or a path.`,
          );
        }
      }
    });
    return problems;
  });
}
