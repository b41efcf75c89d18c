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
    if (own.length + other.length > 0) merged.push({targets: [own, other]});
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
  return merged;
}

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
