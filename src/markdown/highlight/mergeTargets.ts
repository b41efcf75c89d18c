import type {CodeRun, SampleRun} from './runs';

/** A line of code with its line end. */
type Line = readonly CodeRun[];

/**
 * Two versions of a sample as one, with the lines that differ side by side. Lines of the second
 * version are in the order of the first.
 */
export function mergeTargets(first: readonly CodeRun[], second: readonly CodeRun[]): SampleRun[] {
  const lines = toLines(first);
  const others = toLines(second);
  const texts = others.map((line) => JSON.stringify(line));
  const merged: SampleRun[] = [];
  let own: CodeRun[] = [];
  let next = 0;

  const takeUntil = (end: number): void => {
    const other = others.slice(next, end).flat();
    merged.push(...mergeLines(toWords(own), toWords(other)));
    own = [];
  };

  for (const line of lines) {
    const index = texts.indexOf(JSON.stringify(line), next);
    if (index < 0) {
      own.push(...line);
    } else {
      takeUntil(index);
      merged.push(...line);
      next = index + 1;
    }
  }
  takeUntil(others.length);
  return joinTexts(merged);
}

/** Two versions of the same lines: what they begin and end with is there once. */
function mergeLines(first: readonly CodeRun[], second: readonly CodeRun[]): SampleRun[] {
  const start = countSame(first, second);
  const end = countSame(first.slice(start).reverse(), second.slice(start).reverse());
  const cut = (runs: readonly CodeRun[]): CodeRun[] =>
    joinTexts(runs.slice(start, runs.length - end));
  const versions = [cut(first), cut(second)] as const;
  return [
    ...first.slice(0, start),
    ...(versions.flat().length > 0 ? [versions] : []),
    ...first.slice(first.length - end),
  ];
}

/** Cuts runs without a color into words, so that only the words that differ are there twice. */
const toWords = (runs: readonly CodeRun[]): CodeRun[] =>
  runs.flatMap((run): CodeRun[] => (typeof run === 'string' ? run.split(/(?<=[\s/])/) : [run]));

/** Joins neighbors without a color. */
function joinTexts<Run extends SampleRun>(runs: readonly (Run | string)[]): (Run | string)[] {
  const joined: (Run | string)[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (typeof run === 'string' && typeof last === 'string') joined.splice(-1, 1, last + run);
    else joined.push(run);
  }
  return joined;
}

const countSame = (first: readonly CodeRun[], second: readonly CodeRun[]): number => {
  const index = first.findIndex((run, at) => JSON.stringify(run) !== JSON.stringify(second[at]));
  return index < 0 ? first.length : index;
};

function toLines(runs: readonly CodeRun[]): Line[] {
  const lines: CodeRun[][] = [[]];
  for (const run of runs) {
    // A color ends with its line.
    const parts = typeof run === 'string' ? run.split(/(?<=\n)/) : [run];
    for (const part of parts) {
      lines.at(-1)?.push(part);
      if (typeof part === 'string' && part.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}
