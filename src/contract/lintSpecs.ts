import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {UnknownTokenError} from '../markdown/expandTokens';
import {expandSpecs} from './expandSpecs';
import {isObject} from './isObject';
import {checkBytes} from './lint/checkBytes';
import {checkLoading, readProblems} from './lint/checkLoading';
import {joinProblems, sortProblems} from './lint/joinProblems';
import {allRules} from './lint/rules';
import {runRedocly} from './lint/runRedocly';
import {SpecSource, type SpecProblem} from './lint/SpecSource';
import {isRelease} from './releases/isRelease';

export type {SpecProblem} from './lint/SpecSource';

export interface LintOptions {
  /** The files that are read. Default: every specification of the folder, also in folders below. */
  readonly files?: readonly string[];
  /** Our own rules. Default: all. */
  readonly ownRules?: typeof allRules;
}

/**
 * Checks specifications: that they can be read, by the rules of @redocly/openapi-core, warnings
 * included, and by our own.
 *
 * @param directory folder of the specifications
 * @param names files in it that are specifications; the others are only referred to
 * @param rules the file with the rules of @redocly/openapi-core
 */
export async function lintSpecs(
  directory: string,
  names: readonly string[],
  rules: string,
  {files = listFiles(directory), ownRules = allRules}: LintOptions = {},
): Promise<SpecProblem[]> {
  const unreadable = files.flatMap((file) => checkBytes(directory, file));
  if (unreadable.length > 0) return unreadable;
  const folder = mkdtempSync(path.join(tmpdir(), 'specs-'));
  try {
    expandSpecs(directory, folder, files);
    const sources = files.map(
      (file) => new SpecSource(file, readFileSync(path.join(folder, file), 'utf8')),
    );
    const invalid = sources.flatMap((source) => source.findYamlProblems());
    // What cannot be parsed would be reported a second time, in other words.
    if (invalid.length > 0) return sortProblems(invalid);
    const problems = names.flatMap((name) => checkLoading(directory, name));
    for (const name of names) {
      if (isLintable(name, sources, problems))
        problems.push(...(await runRedocly(folder, name, rules, sources)));
    }
    problems.push(...sources.flatMap((source) => ownRules.flatMap((rule) => rule(source))));
    return joinProblems(problems);
  } catch (error) {
    if (error instanceof UnknownTokenError) return readProblems(directory, error.message);
    throw error;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Of what is no document nothing can be said, of another version every line would be wrong, and a
 * broken reference would be fetched.
 */
const isLintable = (
  name: string,
  sources: readonly SpecSource[],
  problems: readonly SpecProblem[],
): boolean =>
  isObject(sources.find(({file}) => file === name)?.content) &&
  !problems.some(
    ({file, message}) => file === name && /`openapi`|Swagger|reference /.test(message),
  );

const listFiles = (directory: string): string[] =>
  readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) =>
        /\.(?:ya?ml|json)$/.test(name) &&
        path.basename(name) !== 'redocly.yaml' &&
        !isRelease(name),
    )
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
