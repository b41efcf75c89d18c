import {compareProblems, type Problem} from './problem';
import {readSite} from './readSite';
import {runRules} from './runRules';

/** What was looked at, and everything that is wrong with it. */
export interface ContentReport {
  readonly pages: number;
  /** Documents that cannot be read, so that most rules could not look at them. */
  readonly unread: number;
  readonly words: number;
  readonly problems: readonly Problem[];
  /** Names of the rules that could not run, since data that they read is broken. */
  readonly skipped: readonly string[];
}

/** Checks everything below `docs/` of a repository. */
export async function checkContent(root: string): Promise<ContentReport> {
  const site = readSite(root);
  const {problems, obstacles, skipped} = await runRules(site);
  const all = [...site.problems, ...problems].sort(compareProblems);
  const unread = new Set(site.unread.map(({file}) => file));
  return {
    pages: site.pages.length + site.unread.length,
    unread: site.unread.length,
    words: site.pages.reduce((sum, {text}) => sum + text.split(/\s+/).length, 0),
    // What keeps rules from running, or a page from being read, comes first: the rest depends on it.
    problems: [
      ...obstacles,
      ...all.filter(({file}) => unread.has(file)),
      ...all.filter(({file}) => !unread.has(file)),
    ],
    skipped,
  };
}
