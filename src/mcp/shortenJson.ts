import {clip, toSize} from './clip';

/** How much of a value is shown, from most to least. */
const LEVELS: readonly (readonly [depth: number, items: number])[] = [
  [20, 20],
  [20, 3],
  [12, 2],
  [8, 1],
  [6, 1],
  [5, 1],
  [4, 1],
  [3, 1],
];

/**
 * JSON with as much of its outline as there is room for: where it is too long, arrays end after
 * their first items, and what is deep inside becomes a count.
 */
export function shortenJson(value: unknown, maxBytes: number): string {
  for (const [depth, items] of LEVELS) {
    const short = toOutline(value, depth, items);
    for (const spaces of [1, 0]) {
      const text = JSON.stringify(short, null, spaces);
      if (toSize(text) <= maxBytes) return text;
    }
  }
  return clip(JSON.stringify(toOutline(value, 2, 1)), maxBytes, '\n… shortened');
}

function toOutline(value: unknown, depth: number, items: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (depth === 0 && value.length > 0) return `… ${value.length} items`;
    const shown = value.slice(0, items).map((item) => toOutline(item, depth - 1, items));
    const left = value.length - shown.length;
    return left > 0 ? [...shown, `… ${left} more`] : shown;
  }
  const entries = Object.entries(value);
  if (depth === 0 && entries.length > 0) return `… ${entries.length} fields`;
  return Object.fromEntries(entries.map(([key, item]) => [key, toOutline(item, depth - 1, items)]));
}
