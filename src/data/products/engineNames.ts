/** Engines that examples name, by kind and scope: kind, scope, year, and quarter. */
export const engineNames = {
  anpr: {eur: 'anpr-eur-2026q3', nam: 'anpr-nam-2026q3'},
  mmr: {eur: 'mmr-eur-2026q3', nam: 'mmr-nam-2026q3'},
  adr: {all: 'adr-all-2026q2'},
  ocr: {iso: 'ocr-iso-2026q3'},
} as const;

/** The release before the one of `engineNames`, which a worker can keep as a fallback. */
export const previousEngine = 'anpr-eur-2026q2';

/** A name that no example installs, for messages about a missing engine. */
export const missingEngine = 'anpr-eur-2026q4';
