import type {Blur} from '../measures/blur';

const DEGREES = 180 / Math.PI;

/** A part of a whole, as percent: "0 %", "0.4 %", "12 %". */
export function toPercent(share: number): string {
  const percent = share * 100;
  const digits = percent > 0 && percent < 9.95 ? 1 : 0;
  return `${percent.toFixed(digits)}\u00a0%`;
}

/** Pixels with one decimal. */
export const toPixels = (value: number): string => `${value.toFixed(1)}\u00a0px`;

/** Bytes as people say them, in units of 1,024 as the limit is. */
export const toBytesText = (bytes: number): string =>
  bytes < 1024
    ? `${bytes}\u00a0bytes`
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)}\u00a0kB`
      : `${(bytes / 1024 / 1024).toFixed(1)}\u00a0MB`;

export const toSizeText = ({width, height}: {width: number; height: number}): string =>
  `${width}\u00a0×\u00a0${height}`;

/** Whole degrees. */
export const toDegrees = (angle: number): string => `${Math.round(angle)}°`;

/** The direction of a motion: 0° is along the rows, 90° along the columns. */
export const toMotionAngle = (radians: number): number => Math.round(radians * DEGREES) % 180;

/** A blur in a few words. */
export function toBlurText(blur: Blur): string {
  switch (blur.kind) {
    case 'unknown':
      return 'too few edges';
    case 'motion':
      return `${toPixels(blur.length)} along ${toMotionAngle(blur.angle)}°`;
    case 'ambiguous':
    case 'even':
      return toPixels(blur.sigma);
    default:
      return blur satisfies never;
  }
}
