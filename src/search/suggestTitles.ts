import {normalize} from './tokenize';

const MAX_SUGGESTIONS = 4;
/** Less than this in common is chance. */
const MIN_LIKENESS = 0.3;

/**
 * The titles that look most like a query that finds nothing, by the groups of three letters that
 * both contain.
 */
export function suggestTitles(query: string, titles: Iterable<string>): string[] {
  const wanted = toTrigrams(query);
  return [...new Set(titles)]
    .map((title) => ({title, likeness: compare(wanted, toTrigrams(title))}))
    .filter(({likeness}) => likeness >= MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_SUGGESTIONS)
    .map(({title}) => title);
}

function toTrigrams(text: string): ReadonlySet<string> {
  const padded = `  ${normalize(text)} `;
  return new Set(
    Array.from({length: Math.max(0, padded.length - 2)}, (_, at) => padded.slice(at, at + 3)),
  );
}

/** Share of the groups that both have: the Dice coefficient. */
function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((group) => other.has(group)).length;
  return (2 * common) / (one.size + other.size);
}
