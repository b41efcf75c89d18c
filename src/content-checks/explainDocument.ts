import {compareProblems, type Problem} from './problem';
import {readSite} from './readSite';
import {runRules} from './runRules';

/** They find what keeps a document that can be read from being compiled. */
const RULES = ['checkContainers', 'checkMarkup', 'checkComponents', 'checkLinks'] as const;

/**
 * Says what keeps a document from being compiled.
 *
 * @param root of the repository
 * @param file path from the top of the repository, with `/`
 * @returns nothing if the checks accept the document
 */
export async function explainDocument(root: string, file: string): Promise<readonly Problem[]> {
  const site = readSite(root);
  const ofFile = (problems: readonly Problem[]): Problem[] =>
    problems.filter((problem) => problem.file === file).sort(compareProblems);
  const unreadable = ofFile(site.problems);
  if (unreadable.length > 0) return unreadable;
  return ofFile((await runRules(site, RULES)).problems);
}
