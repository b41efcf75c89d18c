/** How good a value is. */
export type Level = 'bad' | 'good' | 'info' | 'unsure';

/** One value of a picture, with what to make of it. */
export interface Finding {
  readonly id: string;
  readonly label: string;
  readonly level: Level;
  readonly value: string;
  /** From the guide, or ours. */
  readonly recommended?: string;
  /** What it means, and what to do. */
  readonly text?: string;
  /** Where to read more. */
  readonly to?: string;
}

/** Address of the guide below the base. */
export const GUIDE = '/content/tutorials/vehicle-api/input-image-guide';
