import {explainFailures} from './explainFailures';
import type {Problem} from './problem';
import {ruleLoaders, type RuleName} from './ruleLoaders';
import type {ContentSite} from './site';

interface RuleReport {
  readonly problems: readonly Problem[];
  /** What kept rules from running: mistakes in data that they read. */
  readonly obstacles: readonly Problem[];
  /** Names of the rules that could not run. */
  readonly skipped: readonly string[];
}

/**
 * Runs rules; where some cannot, the others still say what they find.
 *
 * @param names of the rules; all by default
 * @throws what a rule has thrown that no mistake of a writer explains
 */
export async function runRules(
  site: ContentSite,
  names: readonly RuleName[] = Object.keys(ruleLoaders) as RuleName[],
): Promise<RuleReport> {
  const failures = new Map<string, Error>();
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        const rule = await ruleLoaders[name]();
        return await rule(site);
      } catch (error) {
        failures.set(name, error as Error);
        return [];
      }
    }),
  );
  return {
    problems: found.flat(),
    obstacles: await explainFailures(site.root, [...failures.values()]),
    skipped: [...failures.keys()].sort(),
  };
}
