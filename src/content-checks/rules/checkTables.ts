import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/** Each row has the cells of the heading: more are dropped, fewer leave holes. */
export function checkTables({pages}: ContentSite): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'table', ({children: [head, ...rows]}) => {
      const expected = head?.children.length ?? 0;
      if (rows.length === 0) {
        problems.push({
          file,
          line: head?.position?.start.line ?? 1,
          message: 'a table without rows. Fix: add one, or remove the table.',
        });
      }
      for (const row of rows) {
        if (row.children.length === expected) continue;
        problems.push({
          file,
          line: row.position?.start.line ?? 1,
          message: `a row of ${row.children.length} cells below ${expected} headings. Expected: ${expected}. Fix: write \\| for a pipe that is text.`,
        });
      }
    });
    return problems;
  });
}
