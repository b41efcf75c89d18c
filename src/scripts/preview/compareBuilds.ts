import {diff, type Run} from './diff';
import {toLines, type BuiltPage} from './readBuild';

/** A page that is not the same in both builds. */
export interface ChangedPage {
  readonly route: string;
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Lines of text; none are removed or added when only the markup differs. */
  readonly lines: readonly Run<string>[];
}

/** What a reader would see differ between two builds. */
export interface Comparison {
  readonly pages: readonly ChangedPage[];
  /** Number of pages where only menus, head or footer differ. */
  readonly framesOnly: number;
  /** Number of pages that are the same. */
  readonly same: number;
}

type Pages = ReadonlyMap<string, BuiltPage>;

/** Compares the pages of two builds; what follows from hashes in names of files does not count. */
export function compareBuilds(before: Pages, after: Pages): Comparison {
  const routes = [...new Set([...before.keys(), ...after.keys()])].sort();
  const pages = routes.flatMap((route) => compare(before.get(route), after.get(route)));
  const kept = routes.filter((route) => before.get(route)?.main === after.get(route)?.main);
  const same = kept.filter((route) => before.get(route)?.frame === after.get(route)?.frame).length;
  return {pages, framesOnly: kept.length - same, same};
}

function compare(before: BuiltPage | undefined, after: BuiltPage | undefined): ChangedPage[] {
  const page = after ?? before;
  if (page === undefined || before?.main === after?.main) return [];
  return [
    {
      route: page.route,
      title: page.title,
      kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
      lines: diff(toLines(before?.main ?? ''), toLines(after?.main ?? '')),
    },
  ];
}
