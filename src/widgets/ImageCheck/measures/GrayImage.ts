import {borrow} from './scratch';

/** Gray levels of a picture, row by row, from 0 (black) to 255 (white). */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Weights of red, green, and blue in a gray level (ITU-R BT.601). */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/**
 * Gray levels of pixels as a canvas gives them. They hold until the next image is read.
 *
 * @param pixels red, green, blue, and opacity of each pixel, 0 to 255
 */
export function toGray(pixels: Uint8ClampedArray, width: number, height: number): GrayImage {
  const data = borrow('gray', width * height);
  for (let index = 0, at = 0; index < data.length; index += 1, at += 4) {
    data[index] =
      RED * (pixels[at] ?? 0) + GREEN * (pixels[at + 1] ?? 0) + BLUE * (pixels[at + 2] ?? 0);
  }
  return {width, height, data};
}
