/** One status of the error catalogue (specification section 8), for tables in documents. */
export interface CatalogueEntry {
  readonly status: number;
  /** Meaning in a few words. */
  readonly meaning: string;
  /** Whether the status costs a credit. Of all statuses only 200 and 400 do. */
  readonly billed: boolean;
  /** Whether the same request may succeed later. */
  readonly retry: boolean;
}

/**
 * Vehicle and Transport recognition. The cause, remedy, and messages of each error are in
 * `api-specs`; `src/contract/contractFacts.test.ts` compares the two.
 */
export const recognitionErrors: readonly CatalogueEntry[] = [
  {
    status: 400,
    meaning: 'Invalid image or parameter, recognition cannot start',
    billed: true,
    retry: false,
  },
  {status: 401, meaning: 'API key missing', billed: false, retry: false},
  {status: 403, meaning: 'API key invalid or not authorized', billed: false, retry: false},
  {status: 405, meaning: 'Only POST is allowed', billed: false, retry: false},
  {status: 408, meaning: 'Timeout', billed: false, retry: true},
  {status: 413, meaning: 'Image too large', billed: false, retry: false},
  {status: 429, meaning: 'Limit exceeded or throttled', billed: false, retry: true},
  {status: 500, meaning: 'Internal error', billed: false, retry: true},
  {status: 503, meaning: 'Server unavailable, queue full', billed: false, retry: true},
  {status: 504, meaning: 'No timely upstream response', billed: false, retry: true},
];

/** Statuses that are charged (specification section 8). */
export const billedStatuses: readonly number[] = [
  200,
  ...recognitionErrors.filter(({billed}) => billed).map(({status}) => status),
];
