import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expandTokens} from '../markdown/expandTokens';
import {tokensWithLimits} from '../markdown/tokensWithLimits';
import {ContractError} from './ContractError';
import {checkBytes} from './lint/checkBytes';
import {SpecSource} from './lint/SpecSource';
import {lintSpecs} from './lintSpecs';
import {loadContractFile, type LoadOptions} from './loadContract';
import type {SpecFile} from './SpecFile';
import type {ContractDocument} from './types';
import {correctnessRules} from './lint/rules';

const RULES = fileURLToPath(new URL('lint/correctness.yaml', import.meta.url));

/**
 * Reads a specification of any origin. What is wrong with its text explains more than what follows
 * from it.
 *
 * @param opened receives all files that it consists of
 * @param onProblem receives what keeps its page and samples from being made
 */
export function loadAnyFile(
  file: string,
  opened: Map<string, SpecFile>,
  onProblem: LoadOptions['onProblem'],
): ContractDocument {
  try {
    return loadContractFile(file, {onProblem}, opened);
  } catch (error) {
    const problems = error instanceof ContractError ? listTextProblems(file) : [];
    if (problems.length === 0) throw error;
    throw new ContractError(problems.join('\n'), {cause: error});
  }
}

function listTextProblems(file: string): string[] {
  if (!existsSync(file)) return [];
  const [directory, name] = [path.dirname(file), path.basename(file)];
  const ofBytes = checkBytes(directory, name);
  const label = path.relative('.', file);
  const problems =
    ofBytes.length > 0
      ? ofBytes
      : new SpecSource(
          name,
          expandTokens(readFileSync(file, 'utf8'), {file: label}, tokensWithLimits),
        ).findYamlProblems();
  return problems.map(({line, message}) => `${label}:${line}: ${message}`);
}

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
