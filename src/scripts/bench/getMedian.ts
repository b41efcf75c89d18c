/** The middle one of some times, in whole milliseconds. */
export const getMedian = (times: readonly number[]): number =>
  Math.round([...times].sort((one, other) => one - other)[times.length >> 1] ?? NaN);
