import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

/** "[Tutorial](./tutorial.mdx), 5 minutes" says what the prerequisites of that page say. */
export function checkDurations({pages, unread}: ContentSite): Problem[] {
  const minutes = new Map(pages.map((page) => [page.file, getMinutes(page)]));
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'link', (link, index, parent) => {
      const next = parent?.children[(index ?? 0) + 1];
      const said = next?.type === 'text' ? /^, (\d+) minutes/.exec(next.value)?.[1] : undefined;
      if (said === undefined) return;
      const target = path.posix.join(path.posix.dirname(page.file), link.url.replace(/#.*/, ''));
      const expected = minutes.get(target);
      if (expected === said || unread.some(({file}) => file === target)) return;
      problems.push({
        file: page.file,
        line: link.position?.start.line ?? 1,
        message: `${said} minutes for ${link.url}. Expected: ${expected ?? 'none'}, as in its \`<Prerequisites>\`.`,
      });
    });
    return problems;
  });
}

function getMinutes(page: Page): string | undefined {
  let minutes: string | undefined;
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Prerequisites') return;
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'minutes' &&
        typeof attribute.value === 'object'
      )
        minutes = attribute.value?.value;
    }
  });
  return minutes;
}
