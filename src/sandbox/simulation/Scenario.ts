/** Statuses other than success that a share of the requests can be given. */
export const ERROR_STATUSES = [400, 408, 413, 500, 503, 504] as const;

export type ErrorStatus = (typeof ERROR_STATUSES)[number];

export interface Profile {
  readonly label: string;
  /** Weights of the 24 hours of a day, in UTC. */
  readonly hours: readonly number[];
  /** Whether all pictures of an hour are there at its start. */
  readonly isBatch?: true;
}

/** 24 weights, from the weights of ranges of hours. */
const spread = (...ranges: readonly (readonly [from: number, to: number, weight: number])[]) =>
  Array.from(
    {length: 24},
    (_, hour) => ranges.find(([from, to]) => hour >= from && hour < to)?.[2] ?? 0,
  );

/** When pictures are taken, by kind of site. Assumed: no source gives hours. */
export const profiles = {
  gate: {
    label: 'Company gate: 5 to 20 h, most at 7 and 16 h',
    hours: spread([5, 7, 2], [7, 9, 8], [9, 15, 4], [15, 18, 8], [18, 20, 2]),
  },
  toll: {
    label: 'Toll lane: day and night, with two rush hours',
    hours: spread(
      [0, 5, 1],
      [5, 7, 4],
      [7, 9, 9],
      [9, 16, 6],
      [16, 19, 9],
      [19, 22, 4],
      [22, 24, 2],
    ),
  },
  parking: {
    label: 'Parking: 7 to 23 h, most at noon and in the evening',
    hours: spread([7, 11, 3], [11, 14, 6], [14, 17, 3], [17, 20, 7], [20, 23, 2]),
  },
  batch: {
    label: 'Batch at night: all images of the day at 1 h',
    hours: spread([1, 2, 1]),
    isBatch: true,
  },
  even: {label: 'Even: the same at any hour', hours: spread([0, 24, 1])},
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;

export const retryNames = ['client', 'none', 'fixed', 'exponential'] as const;

export type RetryName = (typeof retryNames)[number];

/** All that a simulation depends on. */
export interface Scenario {
  /** Pictures on an average day. */
  readonly pictures: number;
  readonly profile: ProfileName;
  /** Pictures in one second of each hour, in the busiest hour; 1 for no such second. */
  readonly peak: number;
  /** Requests that can be under way at once. */
  readonly senders: number;
  /** Time from a request to its response, in milliseconds. */
  readonly responseMs: number;
  /** Share of the requests that get each status, in percent, of those that the limits allow. */
  readonly errors: Readonly<Record<ErrorStatus, number>>;
  readonly retry: RetryName;
  /** Repetitions of a call, for `fixed` and `exponential`. */
  readonly retries: number;
  /** The pause of `fixed`, and the first one of `exponential`, in milliseconds. */
  readonly pauseMs: number;
  /** Whether requests start no faster than the plan allows, as with `rateLimit` of the client. */
  readonly isPaced: boolean;
  /** Calendar months from {@link START}. */
  readonly months: number;
  /** Two letters (ISO 3166-1), for prices only. */
  readonly country: string;
  /** Share of the requests that may get 429, in percent. */
  readonly accepted: number;
  /** The same seed gives the same pictures and errors. */
  readonly seed: number;
}

/** When a simulation begins: the first of a month with 31 days, in a year with 365. */
export const START = Date.UTC(2027, 0, 1);

/** The first day after the simulated months. */
export const getEnd = (months: number): number => Date.UTC(2027, months, 1);

/** The scenario that the page begins with. */
export const defaultScenario: Scenario = {
  pictures: 1_000,
  profile: 'gate',
  peak: 4,
  senders: 4,
  responseMs: 500,
  errors: {400: 1, 408: 0, 413: 0, 500: 0, 503: 0.2, 504: 0},
  retry: 'client',
  retries: 3,
  pauseMs: 1_000,
  isPaced: false,
  months: 1,
  country: 'DE',
  accepted: 0.5,
  seed: 1,
};

/** More pictures than this do not fit into the memory of a small computer. */
export const PICTURES_MAX = 20_000_000;
