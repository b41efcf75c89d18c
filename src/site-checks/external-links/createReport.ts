import {formatFinding, type LocatedFinding} from '../site/finding';
import type {LinkResult, LinkState} from './checkLink';

const TITLES = {
  broken: 'Broken',
  unknown: 'Unknown: the server keeps machines out',
  moved: 'Moved for good: the link still works, its new address is better',
} satisfies Partial<Record<LinkState, string>>;

/** The report as Markdown, for the summary of a job and for people. */
export function createReport(
  results: readonly LinkResult[],
  find: (result: LinkResult) => readonly LocatedFinding[],
): string {
  const ok = results.filter(({state}) => state === 'ok').length;
  const sections = Object.entries(TITLES).flatMap(([state, title]) => {
    const lines = results
      .filter((result) => result.state === state)
      .flatMap((result) => find(result).map(formatFinding));
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}\n`];
  });
  return [`## External links: ${ok} of ${results.length} work\n`, ...sections].join('\n');
}
