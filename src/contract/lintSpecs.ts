import {isUtf8} from 'node:buffer';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {UnknownTokenError} from '../markdown/expandTokens';
import {ContractError} from './ContractError';
import {expandSpecs} from './expandSpecs';
import {checkMarks} from './lint/checkMarks';
import {checkNodes} from './lint/checkNodes';
import {checkOperations} from './lint/checkOperations';
import {checkSchemas} from './lint/checkSchemas';
import {checkTexts} from './lint/checkTexts';
import {runRedocly} from './lint/runRedocly';
import {SpecSource, type SpecProblem} from './lint/SpecSource';
import {loadContractFile} from './loadContract';
import {isRelease} from './releases/isRelease';

export type {SpecProblem} from './lint/SpecSource';

/** Our own rules, in the order of their problems in a line. */
const RULES = [checkTexts, checkOperations, checkNodes, checkSchemas, checkMarks];

/**
 * Checks specifications: that they can be read, by the rules of @redocly/openapi-core, warnings
 * included, and by our own.
 *
 * @param directory folder of the specifications
 * @param names files in it that are specifications; the others are only referred to
 * @param rules the file with the rules
 */
export async function lintSpecs(
  directory: string,
  names: readonly string[],
  rules: string,
): Promise<SpecProblem[]> {
  const unreadable = listFiles(directory).flatMap((file) => checkBytes(directory, file));
  if (unreadable.length > 0) return unreadable;
  const folder = mkdtempSync(path.join(tmpdir(), 'specs-'));
  try {
    expandSpecs(directory, folder);
    const sources = listFiles(folder).map(
      (file) => new SpecSource(file, readFileSync(path.join(folder, file), 'utf8')),
    );
    const invalid = sources.flatMap((source) => source.findYamlProblems());
    // What cannot be parsed would be reported a second time, in other words.
    if (invalid.length > 0) return sortProblems(invalid);
    const problems = names.flatMap((name) => checkLoading(directory, name));
    for (const name of names) {
      // Of another version every line would be wrong, and a broken reference would be fetched.
      if (
        !problems.some(
          ({file, message}) => file === name && /`openapi`|Swagger|reference /.test(message),
        )
      )
        problems.push(...(await runRedocly(folder, name, rules)));
    }
    problems.push(...sources.flatMap((source) => RULES.flatMap((rule) => rule(source))));
    return sortProblems(withoutRepetitions(withoutConsequences(problems)));
  } catch (error) {
    if (error instanceof UnknownTokenError) return readProblems(directory, error.message);
    throw error;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * An example cannot be checked against an invalid schema: the problem of the schema says enough.
 */
function withoutConsequences(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const causes = problems.filter(({message}) => !message.startsWith('Example validation errored'));
  return causes.length > 0 ? causes : problems;
}

/**
 * An unknown keyword is reported by its object; the linter says of the same line only that it is
 * not expected.
 */
function withoutRepetitions(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const unknown = new Set(
    problems
      .filter(({message}) => /^`[^`]+` is (?:unknown|not supported) in /.test(message))
      .map(({file, line}) => `${file}:${line}`),
  );
  const styles = problems.some(({message}) => message.startsWith('`style: '));
  return problems.filter(
    ({file, line, message}) =>
      !(/ is not expected here\./.test(message) && unknown.has(`${file}:${line}`)) &&
      !(styles && message.startsWith('`style` can be one of the following only: ')),
  );
}

/**
 * In reading order, each once: a shared file is checked with every specification that refers to
 * it.
 */
function sortProblems(problems: readonly SpecProblem[]): SpecProblem[] {
  const unique = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}: ${problem.message}`, problem]),
  );
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

const listFiles = (directory: string): string[] =>
  readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) =>
        name.endsWith('.yaml') && path.basename(name) !== 'redocly.yaml' && !isRelease(name),
    )
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

function checkBytes(directory: string, file: string): SpecProblem[] {
  const bytes = readFileSync(path.join(directory, file));
  const lines = bytes.toString('latin1').split('\n');
  if (!isUtf8(bytes)) {
    const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
    return [
      {
        file,
        line: index + 1,
        message:
          'is not encoded as UTF-8. Fix: `iconv -f ISO-8859-1 -t UTF-8`, if it was written as Latin-1.',
      },
    ];
  }
  return lines.flatMap((text, index) => {
    const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.exec(text)?.[0];
    return control === undefined
      ? []
      : [
          {
            file,
            line: index + 1,
            message: `holds the control character U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}. Fix: remove it.`,
          },
        ];
  });
}

/** What stops the build, by the sentence that the build would end with. */
function checkLoading(directory: string, name: string): SpecProblem[] {
  try {
    loadContractFile(path.join(directory, name), {directory});
    return [];
  } catch (error) {
    if (error instanceof ContractError || error instanceof UnknownTokenError)
      return readProblems(directory, error.message);
    throw error;
  }
}

/** `api-specs/vehicle.yaml:12: reference …`, once or on several lines. */
function readProblems(directory: string, message: string): SpecProblem[] {
  const label = path.relative('.', directory).replaceAll(path.sep, '/');
  return message
    .replaceAll(`${label}/`, '')
    .split('\n')
    .flatMap((text) => {
      const [, file = '', line, sentence = ''] =
        /^(?:- )?(.+?\.yaml)(?::(\d+))?: (.+)$/.exec(text) ?? [];
      return file === ''
        ? []
        : [
            {
              file,
              line: Number(line ?? 1),
              message: sentence,
            },
          ];
    });
}
