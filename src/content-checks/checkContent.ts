import {compareProblems, type Problem} from './problem';
import {readSite} from './readSite';
import {checkAddresses} from './rules/checkAddresses';
import {checkCharacters} from './rules/checkCharacters';
import {checkComments} from './rules/checkComments';
import {checkComponents} from './rules/checkComponents';
import {checkContainers} from './rules/checkContainers';
import {checkDefinitions} from './rules/checkDefinitions';
import {checkDurations} from './rules/checkDurations';
import {checkExpressions} from './rules/checkExpressions';
import {checkFacts} from './rules/checkFacts';
import {checkFiles} from './rules/checkFiles';
import {checkFrontMatter} from './rules/checkFrontMatter';
import {checkHeadings} from './rules/checkHeadings';
import {checkImages} from './rules/checkImages';
import {checkImports} from './rules/checkImports';
import {checkLeftovers} from './rules/checkLeftovers';
import {checkLimits} from './rules/checkLimits';
import {checkLinks} from './rules/checkLinks';
import {checkLiterals} from './rules/checkLiterals';
import {checkMarkup} from './rules/checkMarkup';
import {checkPageCode} from './rules/checkPageCode';
import {checkPartials} from './rules/checkPartials';
import {checkProse} from './rules/checkProse';
import {checkRoutes} from './rules/checkRoutes';
import {checkSampleImages} from './rules/checkSampleImages';
import {checkSamples} from './rules/checkSamples';
import {checkSecrets} from './rules/checkSecrets';
import {checkSidebar} from './rules/checkSidebar';
import {checkSpelling} from './rules/checkSpelling';
import {checkStructures} from './rules/checkStructures';
import {checkTables} from './rules/checkTables';
import {checkTabs} from './rules/checkTabs';
import {checkTutorials} from './rules/checkTutorials';
import {checkTyping} from './rules/checkTyping';
import type {Rule} from './site';

const rules: readonly Rule[] = [
  checkFiles,
  checkCharacters,
  checkSecrets,
  checkFrontMatter,
  checkRoutes,
  checkSidebar,
  checkContainers,
  checkExpressions,
  checkMarkup,
  checkPageCode,
  checkImports,
  checkPartials,
  checkComponents,
  checkTabs,
  checkHeadings,
  checkStructures,
  checkLeftovers,
  checkTables,
  checkDefinitions,
  checkImages,
  checkAddresses,
  checkLinks,
  checkSamples,
  checkSampleImages,
  checkTutorials,
  checkLiterals,
  checkLimits,
  checkFacts,
  checkDurations,
  checkProse,
  checkTyping,
  checkComments,
  checkSpelling,
];

/** What was looked at, and everything that is wrong with it. */
export interface ContentReport {
  readonly pages: number;
  /** Documents that cannot be read, so that most rules could not look at them. */
  readonly unread: number;
  readonly words: number;
  readonly problems: readonly Problem[];
}

/** Checks everything below `docs/` of a repository. */
export async function checkContent(root: string): Promise<ContentReport> {
  const site = readSite(root);
  const found = await Promise.all(rules.map(async (rule) => rule(site)));
  const all = [...site.problems, ...found.flat()].sort(compareProblems);
  // What keeps a page from being read comes first: nothing else is known of the page until then.
  const unread = new Set(site.unread.map(({file}) => file));
  return {
    pages: site.pages.length + site.unread.length,
    unread: site.unread.length,
    words: site.pages.reduce((sum, {text}) => sum + text.split(/\s+/).length, 0),
    problems: [
      ...all.filter(({file}) => unread.has(file)),
      ...all.filter(({file}) => !unread.has(file)),
    ],
  };
}
