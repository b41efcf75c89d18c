import {compareProblems, type Problem} from './problem';
import {readSite} from './readSite';
import {checkContainers} from './rules/checkContainers';
import {checkDurations} from './rules/checkDurations';
import {checkExpressions} from './rules/checkExpressions';
import {checkFrontMatter} from './rules/checkFrontMatter';
import {checkHeadings} from './rules/checkHeadings';
import {checkImages} from './rules/checkImages';
import {checkImports} from './rules/checkImports';
import {checkLinks} from './rules/checkLinks';
import {checkLiterals} from './rules/checkLiterals';
import {checkMarkup} from './rules/checkMarkup';
import {checkPageCode} from './rules/checkPageCode';
import {checkProse} from './rules/checkProse';
import {checkRoutes} from './rules/checkRoutes';
import {checkSamples} from './rules/checkSamples';
import {checkSpelling} from './rules/checkSpelling';
import {checkSampleImages} from './rules/checkSampleImages';
import {checkTutorials} from './rules/checkTutorials';
import type {Rule} from './site';

const rules: readonly Rule[] = [
  checkFrontMatter,
  checkRoutes,
  checkContainers,
  checkExpressions,
  checkMarkup,
  checkPageCode,
  checkImports,
  checkHeadings,
  checkImages,
  checkLinks,
  checkSamples,
  checkLiterals,
  checkSampleImages,
  checkTutorials,
  checkDurations,
  checkProse,
  checkSpelling,
];

/** What was looked at, and everything that is wrong with it. */
export interface ContentReport {
  readonly pages: number;
  readonly words: number;
  readonly problems: readonly Problem[];
}

/** Checks everything below `docs/` of a repository. */
export async function checkContent(root: string): Promise<ContentReport> {
  const site = readSite(root);
  const found = await Promise.all(rules.map((rule) => rule(site)));
  return {
    pages: site.pages.length,
    words: site.pages.reduce((sum, {text}) => sum + text.split(/\s+/).length, 0),
    problems: [...site.problems, ...found.flat()].sort(compareProblems),
  };
}
