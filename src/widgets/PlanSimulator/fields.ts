import {ERROR_STATUSES, type ErrorStatus, type Scenario} from '../../sandbox/simulation/Scenario';

/** Fields of a scenario that are numbers; those of `errors` by their status. */
type NumberName =
  | Exclude<keyof Scenario, 'country' | 'errors' | 'isPaced' | 'profile' | 'retry'>
  | `error${ErrorStatus}`;

export interface NumberField {
  readonly name: NumberName;
  readonly label: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** Whether it has no decimals. Default: true. */
  readonly isInteger?: boolean;
  readonly note?: string;
}

export const pictureFields: readonly NumberField[] = [
  {name: 'pictures', label: 'Images per day', min: 1, max: 1_000_000, note: 'on average'},
  {
    name: 'peak',
    label: 'Images in the busiest second',
    min: 1,
    max: 1_000,
    note: 'in the busiest hour; 1 for no peak',
  },
  {name: 'months', label: 'Months', min: 1, max: 12, note: 'from 1 January'},
];

export const senderFields: readonly NumberField[] = [
  {
    name: 'senders',
    label: 'Requests at the same time',
    min: 1,
    max: 500,
    note: 'size of your pool of senders',
  },
  {name: 'responseMs', label: 'Time to a response', unit: 'ms', min: 1, max: 60_000},
];

export const retryFields: readonly NumberField[] = [
  {
    name: 'retries',
    label: 'Number of retries',
    min: 0,
    max: 10,
    note: 'if pauses are fixed or growing',
  },
  {
    name: 'pauseMs',
    label: 'First pause',
    unit: 'ms',
    min: 0,
    max: 60_000,
    note: 'if pauses are fixed or growing',
  },
];

const ERROR_LABELS: Readonly<Record<ErrorStatus, string>> = {
  400: '400, invalid image',
  408: '408, timeout',
  413: '413, image too large',
  500: '500, internal error',
  503: '503, queue full',
  504: '504, upstream timeout',
};

export const errorFields: readonly NumberField[] = ERROR_STATUSES.map((status) => ({
  name: `error${status}`,
  label: ERROR_LABELS[status],
  unit: '%',
  min: 0,
  max: 100,
  isInteger: false,
}));

export const goalFields: readonly NumberField[] = [
  {
    name: 'accepted',
    label: 'Accepted share of 429',
    unit: '%',
    min: 0,
    max: 100,
    isInteger: false,
    note: 'of all requests',
  },
  {name: 'seed', label: 'Seed', min: 0, max: 999_999, note: 'another seed, another month'},
];

export const numberFields: readonly NumberField[] = [
  ...pictureFields,
  ...senderFields,
  ...retryFields,
  ...errorFields,
  ...goalFields,
];
