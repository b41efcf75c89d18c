import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/**
 * Each tab is in a group and has a value, which is unique there: the group does not render
 * otherwise.
 */
export function checkTabs({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    const lines = new Map<object, Map<string, number>>();
    /** Tabs of one line each, below one another, are a paragraph, which MDX dissolves. */
    const paragraphs = new Map<object, Parents | undefined>();
    visit(tree, (node, _index, above) => {
      if (node.type === 'paragraph') paragraphs.set(node, above);
      if (
        (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
        node.name !== 'TabItem'
      )
        return;
      const line = node.position?.start.line ?? 1;
      const report = (message: string): void => void problems.push({file, line, message});
      const parent = above?.type === 'paragraph' ? paragraphs.get(above) : above;
      if (parent === undefined || !('name' in parent) || parent.name !== 'Tabs')
        return report('a <TabItem> outside of <Tabs>. Fix: put both around the text.');
      const value = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'value',
      )?.value;
      if (typeof value !== 'string' || value === '')
        return report('a <TabItem> without a value. Expected: value="name".');
      const values = lines.get(parent) ?? new Map<string, number>();
      const earlier = values.get(value);
      if (earlier !== undefined) {
        report(
          `the value "${value}" of a tab is that of line ${earlier} too. Expected: one that is unique in its group.`,
        );
      }
      lines.set(parent, values.set(value, earlier ?? line));
    });
    return problems;
  });
}
