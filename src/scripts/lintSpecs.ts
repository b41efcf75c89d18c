// `npm run lint:specs`: what the contract must satisfy, without a build.
import {apiIds, ContractError, loadAllContracts} from '../contract';
import {checkAssumptions} from '../contract/assumptions/checkAssumptions';
import {checkSpecs} from '../contract/checks/checkSpecs';
import {groupProblems} from '../contract/lint/groupProblems';
import {lintSpecs} from '../contract/lintSpecs';
import {checkReleases} from '../contract/releases/checkReleases';
import {runProgram} from './program/runProgram';

const DIRECTORY = 'api-specs';

/** What only all together show: a file that none of them uses, an operationId that two of them have. */
function checkAll(): string[] {
  try {
    loadAllContracts();
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.message.split('\n');
    throw error;
  }
}

/** What only specifications without mistakes can be checked for. */
function listDeepProblems(names: readonly string[]): string[] {
  const problems = [...checkSpecs(DIRECTORY, names), ...checkAll(), ...checkAssumptions()];
  return problems.length > 0 ? problems : checkReleases(DIRECTORY, apiIds);
}

async function main(): Promise<void> {
  const names = apiIds.map((id) => `${id}.yaml`);
  const linted = await lintSpecs(DIRECTORY, names, `${DIRECTORY}/redocly.yaml`);
  // What is not a specification has no examples and no errors to check.
  const problems =
    linted.length > 0
      ? linted.map(({file, line, message}) => `${DIRECTORY}/${file}:${line}: ${message}`)
      : listDeepProblems(names);
  for (const problem of groupProblems(problems)) console.error(`- ${problem}`);
  console.log(`Specifications: ${names.length} checked, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

runProgram(main);
