import type {Series} from '../../sandbox/simulation/Tally';

/** Parts of a bar, from the bottom up. */
export const parts = ['results', 'throttled', 'usedUp', 'errors'] as const;

export type Part = (typeof parts)[number];

/** Numbers of one day or hour. */
export type Step = Readonly<Record<Part | 'credits', number>>;

/** The days or hours of a series, all of the same length. */
export function toSteps(series: Series, least = 0): readonly Step[] {
  const length = Math.max(least, ...Object.values(series).map((list) => list.length));
  return Array.from({length}, (_, index) => ({
    results: series.results[index] ?? 0,
    throttled: series.throttled[index] ?? 0,
    usedUp: series.usedUp[index] ?? 0,
    errors: series.errors[index] ?? 0,
    credits: series.credits[index] ?? 0,
  }));
}

/** The next number with one digit and zeros, or half of it: the top of the scale. */
export function toScaleTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const top = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= most);
  return Math.ceil((top ?? 10) * power);
}

export interface Bars {
  /** The path of all rectangles of a part, in a picture of `width` by `height`. */
  readonly paths: Readonly<Record<Part, string>>;
  /** Requests at the top of the picture. */
  readonly top: number;
}

/** Stacked bars, one for each step. */
export function toBars(steps: readonly Step[], width: number, height: number): Bars {
  const totals = steps.map((step) => parts.reduce((sum, part) => sum + step[part], 0));
  const top = toScaleTop(totals.reduce((most, total) => Math.max(most, total), 0));
  const slot = width / Math.max(1, steps.length);
  const barWidth = slot * (steps.length > 120 ? 1 : 0.8);
  const paths: Record<Part, string> = {results: '', throttled: '', usedUp: '', errors: ''};
  for (const [index, step] of steps.entries()) {
    let below = 0;
    for (const part of parts) {
      const size = (step[part] / top) * height;
      if (size === 0) continue;
      const x = index * slot + (slot - barWidth) / 2;
      paths[part] +=
        `M${toNumber(x)} ${toNumber(height - below)}h${toNumber(barWidth)}v${toNumber(-size)}h${toNumber(-barWidth)}z`;
      below += size;
    }
  }
  return {paths, top};
}

const toNumber = (value: number): string => String(Math.round(value * 100) / 100);
