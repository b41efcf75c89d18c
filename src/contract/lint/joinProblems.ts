import type {SpecProblem} from './SpecSource';

/** All problems of a specification, without those that say nothing new. */
export const joinProblems = (problems: readonly SpecProblem[]): SpecProblem[] =>
  sortProblems(withoutRepetitions(withoutConsequences(problems)));

/**
 * An example cannot be checked against an invalid schema or an unknown format, nor some mistakes by
 * the linter: the problem of the schema, or the mistake, says enough.
 */
const CONSEQUENCE = /^(?:Example validation errored|the linter stops here)/;

function withoutConsequences(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const formats = problems.flatMap(
    ({message}) => /^`format` is unknown, got ("[^"]*")/.exec(message)?.[1] ?? [],
  );
  const causes = problems.filter(
    ({message}) =>
      !CONSEQUENCE.test(message) &&
      !formats.some((format) => message.includes(` must match format ${format}`)),
  );
  return causes.length > 0 ? causes : problems;
}

/**
 * What is unknown, of the wrong kind or missing is reported by its object; the linter says of the
 * same line only that it is not expected, or breaks the structure.
 */
const REPETITIONS: readonly (readonly [said: RegExp, again: RegExp])[] = [
  [/^`[^`]+` is (?:unknown|not supported) in /, / is not expected here\./],
  [/^`[^`]+` is beside `\$ref`/, / \((?:spec-ref-siblings|struct)\)$/],
  [/^media type .+ is unknown/, / is no media type\./],
  [/^security scheme /, / \(security-defined\)$/],
  [/^`[^`]+`(?:: expected | has no )/, / \(struct\)$/],
];

function withoutRepetitions(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const listLines = (said: RegExp): Set<string> =>
    new Set(problems.filter(({message}) => said.test(message)).map(toLine));
  const repetitions = REPETITIONS.map(([said, again]) => ({lines: listLines(said), again}));
  const styles = problems.some(({message}) => message.startsWith('`style: '));
  return problems.filter(
    (problem) =>
      !repetitions.some(
        ({lines, again}) => again.test(problem.message) && lines.has(toLine(problem)),
      ) && !(styles && problem.message.startsWith('`style` can be one of the following only: ')),
  );
}

const toLine = ({file, line}: SpecProblem): string => `${file}:${line}`;

/**
 * In reading order, each once: a shared file is checked with every specification that refers to
 * it.
 */
export function sortProblems(problems: readonly SpecProblem[]): SpecProblem[] {
  const unique = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}: ${problem.message}`, problem]),
  );
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
