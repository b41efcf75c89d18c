import {measureBlur, type Blur} from './blur';
import type {GrayImage} from './GrayImage';
import {measureLevels, type Levels} from './levels';
import {measureNoise} from './noise';
import {measureSharpness} from './sharpness';

/** Everything that is measured in a whole picture. */
export interface Measures {
  readonly levels: Levels;
  /** Standard deviation in gray levels; undefined where no part of the picture shows it. */
  readonly noise: number | undefined;
  /** Variance of the Laplacian. */
  readonly sharpness: number;
  readonly blur: Blur;
}

/** Measures a picture at the size at which it is given. */
export function measurePicture(image: GrayImage): Measures {
  const noise = measureNoise(image);
  return {
    levels: measureLevels(image),
    noise,
    sharpness: measureSharpness(image),
    blur: measureBlur(image, {noise: noise ?? 0}),
  };
}
