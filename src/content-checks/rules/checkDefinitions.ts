import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

/**
 * Definitions of links and footnotes are used, and occur once: the second of two is ignored, and an
 * unused one is text that was lost.
 */
export function checkDefinitions({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => [
    ...check(page, 'definition', ['linkReference', 'imageReference']),
    ...check(page, 'footnoteDefinition', ['footnoteReference']),
  ]);
}

function check(
  page: Page,
  type: 'definition' | 'footnoteDefinition',
  references: string[],
): Problem[] {
  const used = new Set<string>();
  visit(page.tree, references, (node) => {
    if ('identifier' in node) used.add(node.identifier);
  });
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  visit(page.tree, type, (node) => {
    const {identifier} = node;
    const line = node.position?.start.line ?? 1;
    const what = type === 'definition' ? `[${identifier}]` : `[^${identifier}]`;
    const earlier = lines.get(identifier);
    if (earlier !== undefined) {
      problems.push({
        file: page.file,
        line,
        message: `the definition of ${what} is ignored, since line ${earlier} has one. Fix: remove or rename one.`,
      });
    } else if (!used.has(identifier)) {
      problems.push({
        file: page.file,
        line,
        message: `nothing refers to the definition ${what}, so readers never see it. Fix: use or remove it.`,
      });
    }
    lines.set(identifier, earlier ?? line);
  });
  return problems;
}
