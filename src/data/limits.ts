import {groupDigits} from './groupDigits';

/** A number that the documented product defines; its source is below. */
export interface Limit {
  readonly value: number;
  readonly unit: string;
  /** What it limits, without the number. */
  readonly label: string;
}

const HOURS_MS = 3_600_000;
const DAYS_MS = 24 * HOURS_MS;

/**
 * Business constants, from section 9 of the specification unless a comment says more.
 * `src/contract/contractFacts.test.ts` compares them with `api-specs`.
 */
export const limits = {
  // Section 9: image size at most 6 MB, read as 6 × 1,024 × 1,024 bytes of body
  imageBytes: {
    value: 6 * 1024 * 1024,
    unit: 'bytes',
    label: 'Size of a recognition request',
  },
  imageMegabytes: {
    value: 6,
    unit: 'MB',
    label: 'Size of a recognition request',
  },
  // Section 9: images are resized to Full HD by default
  fullHdWidth: {
    value: 1920,
    unit: 'px',
    label: 'Width of the Full HD area that images are scaled down to',
  },
  // Section 9: images are resized to Full HD by default
  fullHdHeight: {
    value: 1080,
    unit: 'px',
    label: 'Height of the Full HD area that images are scaled down to',
  },
  maxReadsMin: {value: 1, unit: 'reads', label: 'Lowest value of maxreads'},
  maxReadsMax: {value: 5, unit: 'reads', label: 'Highest value of maxreads'},
  maxReadsDefault: {
    value: 1,
    unit: 'reads',
    label: 'Default value of maxreads',
  },
  // Section 5
  roiVertices: {
    value: 4,
    unit: 'vertices',
    label: 'Vertices of a region of interest',
  },
  // Section 9: 24 hours
  eventRetentionMs: {
    value: 24 * HOURS_MS,
    unit: 'ms',
    label: 'Time for which stored events are kept',
  },
  eventsPageMin: {
    value: 1,
    unit: 'events',
    label: 'Lowest limit of the events list',
  },
  eventsPageMax: {
    value: 200,
    unit: 'events',
    label: 'Highest limit of the events list',
  },
  // Assumed: the specification gives the range but no default
  eventsPageDefault: {
    value: 200,
    unit: 'events',
    label: 'Default limit of the events list',
  },
  hooksPerKey: {
    value: 10,
    unit: 'hooks',
    label: 'Hooks that one key can register',
  },
  // Section 9: 24 hours
  hookConfirmationMs: {
    value: 24 * HOURS_MS,
    unit: 'ms',
    label: 'Time within which a hook must be confirmed',
  },
  // Section 9: 90 days
  usageHistoryMs: {
    value: 90 * DAYS_MS,
    unit: 'ms',
    label: 'Age of the oldest usage that can be requested',
  },
  confidenceMin: {value: 0, unit: '%', label: 'Lowest confidence'},
  confidenceMax: {value: 100, unit: '%', label: 'Highest confidence'},
  colorChannelMin: {value: 0, unit: '', label: 'Lowest color channel'},
  colorChannelMax: {value: 255, unit: '', label: 'Highest color channel'},
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** `eventRetentionMs`, `hookConfirmationMs` and the like, as readable text: "24 hours", "90 days". */
function toDurationText(ms: number): string {
  return ms % DAYS_MS === 0 && ms > DAYS_MS ? `${ms / DAYS_MS} days` : `${ms / HOURS_MS} hours`;
}

/**
 * A limit as it appears in a sentence: "6 MB", "24 hours", "10 hooks", or "5" if the sentence names
 * the unit.
 */
export function toLimitText(name: LimitName): string {
  const {value, unit} = limits[name];
  if (unit === 'ms') return toDurationText(value);
  // Pixels have no thousands separator: 1920 × 1080.
  const number = unit === 'px' ? String(value) : groupDigits(value);
  return ['MB', 'bytes', 'px', 'hooks'].includes(unit) ? `${number}\u00a0${unit}` : number;
}
