import {limits} from './limits';

/** Area of a Full HD image in pixels: larger images are scaled down to it by default. */
export const FULL_HD_AREA = limits.fullHdWidth.value * limits.fullHdHeight.value;

/**
 * Number by which both sides are divided before recognition: it limits the area and keeps the
 * aspect ratio. 1 means unchanged.
 */
export const getResizeDivisor = (width: number, height: number): number =>
  Math.max(1, Math.sqrt((width * height) / FULL_HD_AREA));

/** Size of the image that the engines read. */
export function toAnalysedSize(width: number, height: number): {width: number; height: number} {
  const divisor = getResizeDivisor(width, height);
  return {width: Math.round(width / divisor), height: Math.round(height / divisor)};
}
