// `npm run lint:content`: what the documents must satisfy, without a build.
import {checkContent} from '../content-checks/checkContent';
import {formatProblem} from '../content-checks/problem';
import {describeChecks} from '../content-checks/samples/describeChecks';

async function main(): Promise<void> {
  const {pages, words, problems} = await checkContent(process.cwd());
  for (const problem of problems) console.error(formatProblem(problem));
  for (const line of describeChecks()) console.log(line);
  console.log(
    `Content: ${pages} documents, ${words.toLocaleString('en-US')} words, ${problems.length} problems.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

void main();
