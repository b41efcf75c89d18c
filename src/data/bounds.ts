/** The lowest recommended value, as a number and in words. */
export const atLeast = (limit: number, unit: string) => ({
  limit,
  value: `at least ${limit}${unit}`,
});

/** The highest recommended value, as a number and in words. */
export const atMost = (limit: number, unit: string) => ({
  limit,
  value: `at most ${limit}${unit}`,
});
