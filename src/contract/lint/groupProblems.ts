/** How many further lines a sentence names: searching the file finds the others. */
const LINES_MAX = 10;

/**
 * Says of each file a sentence once: a generator repeats its mistake hundreds of times.
 *
 * @param problems with their places: `api-specs/vehicle.yaml:12: …`
 * @returns in the order of their first places; `Also in lines 14, 15 and 3 more.` follows the
 *   sentence
 */
export function groupProblems(problems: readonly string[]): string[] {
  const groups = new Map<string, {first: string; lines: string[]}>();
  for (const problem of problems) {
    const [, file, line, sentence] = /^(.+?\.(?:ya?ml|json)):(\d+): (.+)$/.exec(problem) ?? [];
    const key = line === undefined ? problem : `${file}: ${sentence}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, {first: problem, lines: []});
    else if (line !== undefined && !isAt(group.first, line)) group.lines.push(line);
  }
  return [...groups.values()].map(({first, lines}) => first + tellMore([...new Set(lines)]));
}

const isAt = (problem: string, line: string): boolean => problem.includes(`:${line}: `);

function tellMore(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const named = lines.slice(0, LINES_MAX);
  const more = lines.length - named.length;
  if (more > 0) return ` Also in lines ${named.join(', ')} and ${more} more.`;
  const last = named.pop();
  return named.length === 0
    ? ` Also in line ${last}.`
    : ` Also in lines ${named.join(', ')} and ${last}.`;
}
