import {isHeaderOn, type Exchange} from '../exchange';
import type {ImageSize} from './imageFormat';
import {limits} from '../../data/limits';

/**
 * Made-up processing times in milliseconds, the same for the same image, longer where the
 * switches cost time.
 */
export function simulateTimes(
  exchange: Exchange,
  sha256: string,
  {width, height}: ImageSize,
): {nodetime: number; startuptime: number; recognitiontime: number} {
  const isLarge = width * height > limits.fullHdWidth.value * limits.fullHdHeight.value;
  const factor =
    (isHeaderOn(exchange, 'x-enable-wide-range-analysis') ? 4 : 1) *
    (isLarge && isHeaderOn(exchange, 'x-disable-image-resizing') ? 2 : 1);
  const recognitiontime = (70 + (Number.parseInt(sha256.slice(0, 2), 16) % 50)) * factor;
  return {nodetime: recognitiontime + 34, startuptime: 0, recognitiontime};
}
