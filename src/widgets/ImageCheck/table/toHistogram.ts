/** Values from `low` up to `high`; the last bar includes its end. */
export interface Bar {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

const BARS = 12;

/** Counts values in bars of the same width; one bar if all are the same, none without values. */
export function toHistogram(values: readonly number[]): Bar[] {
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const bars = high > low ? BARS : 1;
  const width = (high - low) / bars;
  const counts = Array.from({length: bars}, () => 0);
  for (const value of values) {
    const index = width === 0 ? 0 : Math.min(bars - 1, Math.floor((value - low) / width));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    low: low + index * width,
    high: index === bars - 1 ? high : low + (index + 1) * width,
    count,
  }));
}
