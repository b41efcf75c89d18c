const DAY = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});
const MONTH = new Intl.DateTimeFormat('en', {year: 'numeric', month: 'long', timeZone: 'UTC'});

/** A date for people: `2024-07-24` is "July 24, 2024", and `2024-11` is "November 2024". */
export const formatDate = (date: string): string =>
  (date.length > '2024-11'.length ? DAY : MONTH).format(
    new Date(`${date}T00:00:00Z`.replace(/^(\d{4}-\d\d)T/, '$1-01T')),
  );
