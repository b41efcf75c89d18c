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
 * @param options the folder that no reference may leave, and what receives what keeps its page and
 *   samples from being made
 */
export function loadAnyFile(
  file: string,
  opened: Map<string, SpecFile>,
  options: Pick<LoadOptions, 'directory' | 'onProblem'>,
): ContractDocument {
  try {
    return loadContractFile(file, options, opened);
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
 * @param root folder of all these files. Default: that of the specification
 */
export async function lintFile(
  file: string,
  read: Iterable<string>,
  root = path.dirname(file),
): Promise<string[]> {
  const directory = path.resolve(root);
  const toName = (one: string): string => path.relative(directory, path.resolve(one));
  const names = [...new Set([file, ...read].map(toName))];
  const problems = await lintSpecs(directory, [toName(file)], RULES, {
    files: names,
    ownRules: correctnessRules,
  });
  const label = path.relative('.', directory);
  return problems
    .filter(({message}) => !namesExistingFile(directory, message))
    .map((problem) => `${path.join(label, problem.file)}:${problem.line}: ${problem.message}`);
}

/** Whether the linter misses a file that is there: it follows `$ref` in examples, which are data. */
function namesExistingFile(directory: string, message: string): boolean {
  const missing = /no such file or directory '([^']+)'/.exec(message)?.[1];
  return missing !== undefined && existsSync(path.join(directory, missing));
}
