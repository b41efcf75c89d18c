// `npm run lint:specs`: what the contract must satisfy, without a build.
import {apiIds} from '../contract';
import {lintSpecs} from '../contract/lintSpecs';

async function main(): Promise<void> {
  const problems = await lintSpecs(
    'api-specs',
    apiIds.map((id) => `${id}.yaml`),
    'api-specs/redocly.yaml',
  );
  for (const {file, line, message} of problems)
    console.error(`- api-specs/${file}:${line}: ${message}`);
  console.log(`Specifications: ${apiIds.length} checked, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
