import {distance} from 'fastest-levenshtein';

/** Longer texts take time that grows with the square of their length. */
const LONGEST = 200;

/** The names that are most like a text, best first. */
export const findNearest = (text: string, names: readonly string[], count = 3): string[] =>
  names
    .map((name) => ({
      name,
      steps: distance(text.slice(0, LONGEST).toLowerCase(), name.slice(0, LONGEST).toLowerCase()),
    }))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, count)
    .map(({name}) => name);
