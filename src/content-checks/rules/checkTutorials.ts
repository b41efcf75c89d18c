import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

/** A tutorial says how long it takes, what it needs, and where to go next. */
export function checkTutorials({pages}: ContentSite): Problem[] {
  return pages.filter(isTutorial).flatMap((page): Problem[] => {
    const problems: Problem[] = [];
    const hasPrerequisites = page.tree.children.some(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Prerequisites',
    );
    if (!hasPrerequisites) {
      problems.push({
        file: page.file,
        line: 1,
        message:
          'a tutorial without time and prerequisites. Fix: add `<Prerequisites minutes={…}>` with what the reader needs.',
      });
    }
    if (page.headings.at(-1)?.id !== 'next') {
      problems.push({
        file: page.file,
        line: 1,
        message: 'a tutorial without a next step. Fix: end with `## Next steps {/* #next */}`.',
      });
    }
    return problems;
  });
}

const isTutorial = ({file, route}: Page): boolean =>
  route !== undefined && file.startsWith('docs/tutorials/');
