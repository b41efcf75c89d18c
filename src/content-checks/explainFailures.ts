import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareProblems, formatProblem, type Problem} from './problem';
import {checkScript} from './samples/checkScript';
import {checkJson} from './samples/checkJson';

/** Data that rules load, and that writers change. */
const FOLDERS = ['src/data', 'src/portal'];

/**
 * Finds the mistakes in data that keep rules from running.
 *
 * @param root the repository
 * @param failures what the rules have thrown
 * @throws the first failure that no such mistake explains
 */
export async function explainFailures(
  root: string,
  failures: readonly Error[],
): Promise<Problem[]> {
  const unexplained = failures.filter(({message}) => readProblems(message).length === 0);
  const broken = unexplained.length === 0 ? [] : await findBrokenData(root);
  if (broken.length === 0 && unexplained[0] !== undefined) throw unexplained[0];
  const all = [...failures.flatMap(({message}) => readProblems(message)), ...broken];
  return [...new Map(all.map((problem) => [formatProblem(problem), problem])).values()].sort(
    compareProblems,
  );
}

/** Errors of specifications and tokens have a line for each mistake, written as problems are. */
const readProblems = (message: string): Problem[] =>
  [...message.matchAll(/^(?:- )?([\w./-]+):(\d+): (.*)$/gm)].map(
    ([, file = '', line, text = '']): Problem => ({file, line: Number(line), message: text}),
  );

async function findBrokenData(root: string): Promise<Problem[]> {
  const files = FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
        (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
      ),
    )
    .filter((name) => /\.(?:ts|json)$/.test(name));
  const found = files.map(async (file) => {
    const sample = {file, name: file, text: readFileSync(path.join(root, file), 'utf8')};
    return file.endsWith('.json') ? checkJson(sample) : checkScript(sample);
  });
  return (await Promise.all(found)).flat();
}
