import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/** Every image says in words what it shows. */
export function checkImages({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node) => {
      const report = (name: string): void =>
        void problems.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          message: `image ${JSON.stringify(name)} has no alternative text. Expected: what it shows, in words.`,
        });
      if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
        report('url' in node ? node.url : node.identifier);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const attributes = new Map(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
        ),
      );
      const source = attributes.get('src');
      if (source !== undefined && !attributes.get('alt'))
        report(typeof source === 'string' ? source : (node.name ?? 'image'));
    });
    return problems;
  });
}
