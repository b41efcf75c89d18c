import type {Problem} from '../problem';
import type {ContentSite} from '../site';

/** Heading levels are in order, the title is the only first level, and ids are not used twice. */
export function checkHeadings({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const ids = new Map<string, number>();
    let previous = 1;
    return page.headings.flatMap(({depth, text, id, line}): Problem[] => {
      const problems: Problem[] = [];
      const report = (message: string): void =>
        void problems.push({file: page.file, line, message});
      if (depth === 1) {
        report(
          `a heading of level 1, got ${JSON.stringify(text)}. Expected: level 2 or deeper, since the title is level 1.`,
        );
      }
      if (depth > previous + 1) {
        report(
          `heading level ${depth} follows level ${previous}, got ${JSON.stringify(text)}. Expected: at most level ${previous + 1}.`,
        );
      }
      if (text === '') report('an empty heading. Expected: text.');
      const first = ids.get(id);
      if (first !== undefined)
        report(`heading id "${id}" is already used in line ${first}. Fix: choose another one.`);
      ids.set(id, line);
      previous = depth;
      return problems;
    });
  });
}
