import type {LocatedFinding} from './finding';
import {locateFindings} from './locateFindings';
import {readSite} from './readSite';
import {requireBuiltSite} from './requireBuiltSite';
import {checkAddresses} from './rules/checkAddresses';
import {checkFiles} from './rules/checkFiles';
import {checkPages} from './rules/checkPages';
import {checkPhrases} from './rules/checkPhrases';
import {checkReached} from './rules/checkReached';
import {checkReferences} from './rules/checkReferences';

const rules = [checkReferences, checkPages, checkAddresses, checkReached, checkFiles, checkPhrases];

/** What was looked at, and everything that is wrong with it. */
export interface SiteReport {
  readonly pages: number;
  readonly references: number;
  readonly findings: readonly LocatedFinding[];
}

/**
 * Checks a built site.
 *
 * @param dir folder with the built site
 * @param root top of the repository that it was built from
 * @throws Error when nothing has been built
 */
export function checkSite(dir: string, root: string): SiteReport {
  requireBuiltSite(dir);
  const site = readSite(dir);
  return {
    pages: site.pages.length,
    references: site.pages.reduce((sum, {references}) => sum + references.length, 0),
    findings: locateFindings(
      rules.flatMap((rule) => rule(site)),
      root,
    ),
  };
}
