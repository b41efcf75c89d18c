import {limits} from './limits';

/** Area of a Full HD picture in pixels: larger pictures are reduced to it by default. */
export const FULL_HD_AREA = limits.fullHdWidth.value * limits.fullHdHeight.value;

/** By what both sides are divided before recognition: the area is capped, the aspect ratio kept. 1: left as it is. */
export const getResizeDivisor = (width: number, height: number): number =>
  Math.max(1, Math.sqrt((width * height) / FULL_HD_AREA));

/** Size of the picture that the engines see. */
export function toAnalysedSize(width: number, height: number): {width: number; height: number} {
  const divisor = getResizeDivisor(width, height);
  return {width: Math.round(width / divisor), height: Math.round(height / divisor)};
}
