import {apiIds} from '../contract';
import {lintSpecs} from '../contract/lintSpecs';

/** `npm run lint:specs`: checks the contract and ends with 1 if anything is found. */
const problems = lintSpecs(
  'api-specs',
  apiIds.map((id) => `${id}.yaml`),
  'api-specs/redocly.yaml',
);
for (const {file, pointer, rule, severity, message} of problems)
  console.error(`- api-specs/${file}${pointer}: ${severity} ${rule}: ${message}`);
console.log(
  problems.length === 0
    ? `Specifications: ${apiIds.length} checked, nothing to report.`
    : `Specifications: ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
