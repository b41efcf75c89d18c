import type {Finding, LocatedFinding, Place} from './finding';
import {listSources, type Source} from './listSources';

/**
 * Finds the source of each finding and joins those that are the same on many pages, in reading
 * order.
 *
 * @param root top of the repository
 */
export function locateFindings(findings: readonly Finding[], root: string): LocatedFinding[] {
  if (findings.length === 0) return [];
  const sources = listSources(root);
  const groups = new Map<
    string,
    {message: string; pages: [string, ...string[]]; place: Place | undefined}
  >();
  for (const {page, message, needles, isShared = false} of findings) {
    const place = findLine(needles, sources.forPage(page), sources.shared);
    const key = `${place !== undefined ? `${place.file}:${place.line}` : isShared ? '' : page} ${message}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, {message, pages: [page], place});
    else if (!group.pages.includes(page)) group.pages.push(page);
  }
  for (const group of groups.values()) {
    // A problem on one page only belongs to that page, even if its line is unknown.
    const [own] =
      group.pages.length === 1 && group.place === undefined ? sources.forPage(group.pages[0]) : [];
    if (own !== undefined) group.place = {file: own.file};
  }
  return [...groups.values()].sort(compareFindings);
}

function findLine(
  needles: readonly string[],
  own: readonly Source[],
  shared: readonly Source[],
): Place | undefined {
  for (const needle of needles) {
    for (const {file, text} of needle.endsWith(':') ? own : [...own, ...shared]) {
      const index = indexOfWhole(text, needle);
      if (index >= 0) return {file, line: text.slice(0, index).split('\n').length};
    }
  }
  return undefined;
}

/** Where a text holds another that does not go on as a longer word or path. */
function indexOfWhole(text: string, needle: string): number {
  for (let index = text.indexOf(needle); index >= 0; index = text.indexOf(needle, index + 1))
    if (!/[\w-]$/.test(needle) || !/[\w/-]/.test(text[index + needle.length] ?? '')) return index;

  return -1;
}

const compareFindings = (a: LocatedFinding, b: LocatedFinding): number => {
  const [first, second] = [a.place?.file ?? a.pages[0], b.place?.file ?? b.pages[0]];
  return first < second
    ? -1
    : first > second
      ? 1
      : (a.place?.line ?? 0) - (b.place?.line ?? 0) || a.message.localeCompare(b.message, 'en');
};
