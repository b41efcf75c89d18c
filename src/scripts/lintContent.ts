// `npm run lint:content`: what the documents must satisfy, without a build.
import {runProgram} from './program/runProgram';

runProgram(async () => {
  const [{checkContent}, {formatProblem}, {describeChecks}] = await Promise.all([
    import('../content-checks/checkContent'),
    import('../content-checks/problem'),
    import('../content-checks/samples/describeChecks'),
  ]);
  const {pages, unread, words, problems} = await checkContent(process.cwd());
  for (const problem of problems) console.error(formatProblem(problem));
  for (const line of describeChecks()) console.log(line);
  if (unread > 0)
    console.log(`Documents that cannot be read, so that most rules skip them: ${unread}.`);
  console.log(
    `Content: ${pages} documents, ${words.toLocaleString('en-US')} words, ${problems.length} problems.`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
