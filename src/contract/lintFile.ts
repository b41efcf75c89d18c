import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {lintSpecs} from './lintSpecs';
import {correctnessRules} from './lint/rules';

const RULES = fileURLToPath(new URL('lint/correctness.yaml', import.meta.url));

/**
 * What makes the page, samples or examples of a specification wrong, each with file and line. Style
 * is the business of its writer.
 *
 * @param file the specification
 * @param read paths of all files that it consists of
 */
export async function lintFile(file: string, read: Iterable<string>): Promise<string[]> {
  const directory = path.dirname(path.resolve(file));
  const toName = (one: string): string => path.relative(directory, path.resolve(one));
  const names = [...new Set([file, ...read].map(toName))];
  const problems = await lintSpecs(directory, [toName(file)], RULES, {
    files: names,
    ownRules: correctnessRules,
  });
  const label = path.relative('.', directory);
  return problems.map(
    (problem) => `${path.join(label, problem.file)}:${problem.line}: ${problem.message}`,
  );
}
