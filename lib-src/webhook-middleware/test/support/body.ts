/** The request body of the documentation, without pictures. */
const sample = {
  detectionTimestamp: 1_700_000_000_000,
  event: {plate: {found: true, unicodeText: 'ABC123'}, mmr: {found: false}},
  attachments: [],
};

/** The sample with some fields replaced; `undefined` removes one. */
export const createBody = (overrides: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({...sample, ...overrides});
