// `npm run lint:content`: what the documents must satisfy, without a build.
import {runProgram} from './program/runProgram';

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;

// Modules are loaded late, since they read data whose mistakes are to be printed without a stack.
runProgram(async () => {
  const [{checkContent}, {formatProblem}, {describeChecks}] = await Promise.all([
    import('../content-checks/checkContent'),
    import('../content-checks/problem'),
    import('../content-checks/samples/describeChecks'),
  ]);
  const {pages, unread, words, problems, skipped} = await checkContent(process.cwd());
  if (!skipped.includes('checkSamples')) for (const line of describeChecks()) console.log(line);
  for (const problem of problems) console.error(formatProblem(problem));
  if (skipped.length > 0)
    console.log(`Not run, since data that they read is broken: ${skipped.join(', ')}.`);
  if (unread > 0)
    console.log(`Cannot be read, so most rules skip it: ${count(unread, 'document')}.`);
  console.log(
    `Content: ${[count(pages, 'document'), count(words, 'word'), count(problems.length, 'problem')].join(', ')}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
});
