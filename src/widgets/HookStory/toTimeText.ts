/** Date and time in UTC: `2026-01-05 14:03:20`. */
export const toTimeText = (time: number): string =>
  new Date(time).toISOString().replace('T', ' ').slice(0, 19);
